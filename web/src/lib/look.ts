/** How the page looks: as the device says, or light, dark or with high contrast whatever it says. */

const KEY = "stammtisch-look";

export const LOOKS = ["system", "light", "dark", "contrast"] as const;
export type Look = (typeof LOOKS)[number];

export function chosenLook(): Look {
  const kept = localStorage.getItem(KEY);
  return LOOKS.find((look) => look === kept) ?? "system";
}

export function chooseLook(look: Look): void {
  localStorage.setItem(KEY, look);
  showLook();
}

/** Mark the page with the look, for the style sheets. */
export function showLook(): void {
  const look = chosenLook();
  if (look === "system") {
    delete document.documentElement.dataset.look;
  } else {
    document.documentElement.dataset.look = look;
  }
}
