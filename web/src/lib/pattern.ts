/** A form's pattern as notation: `{name}` stands for a field; a part in square brackets goes away with a field that is left out. */

export type Filled = Readonly<Record<string, readonly string[]>>;

const SEVERAL = " or ";

export function fillPattern(pattern: string, filled: Filled): string {
  const put = (part: string): string =>
    part.replace(/\{([^}]+)\}/g, (_, name: string) => (filled[name] ?? []).join(SEVERAL));
  const hasAll = (part: string): boolean =>
    Array.from(part.matchAll(/\{([^}]+)\}/g)).every((found) => (filled[found[1] ?? ""] ?? []).length > 0);
  const open = pattern.replace(/\[([^\]]*)\]/g, (_, part: string) => (hasAll(part) ? part : ""));
  return put(open).replace(/\s+/g, " ").trim();
}
