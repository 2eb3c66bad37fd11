/** Which language the page speaks: the one chosen here before, else the first of the browser's that it knows. */

const KEY = "stammtisch-language";

/** The languages, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", de: "Deutsch" };
const OTHERWISE = "en";

export function chosenLanguage(): string {
  const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  return wanted.find((language) => language in LANGUAGES) ?? OTHERWISE;
}

export function chooseLanguage(language: string): void {
  localStorage.setItem(KEY, language);
}
