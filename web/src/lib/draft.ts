/** What was typed at a table and not sent yet: it outlives a reload of the page in the same tab. */

const keyOf = (table: string, seat: number | null): string => `stammtisch-draft-${table}-${seat ?? ""}`;

export const draftOf = (table: string, seat: number | null): string => sessionStorage.getItem(keyOf(table, seat)) ?? "";

export function keepDraft(table: string, seat: number | null, text: string): void {
  if (text === "") {
    sessionStorage.removeItem(keyOf(table, seat));
  } else {
    sessionStorage.setItem(keyOf(table, seat), text);
  }
}
