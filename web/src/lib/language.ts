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

/** A change of the language remakes the page, which then leads back to where that was done, and says it. */
class LanguageChange {
  #made = false;

  get wasMade(): boolean {
    return this.#made;
  }

  make(): void {
    this.#made = true;
  }

  /** It is said now. */
  tell(): boolean {
    const made = this.#made;
    this.#made = false;
    return made;
  }
}

export const languageChange = new LanguageChange();
