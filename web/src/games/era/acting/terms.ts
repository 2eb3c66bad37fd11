/** An offer put together from parts: to whom or for what, what is given, what is asked. The server's forms say what fits. */

import type { Form, FormField, Message, Offered, View } from "../../../lib/api";
import { fillPattern } from "../../../lib/pattern";
import { isPlayer } from "../../../lib/words";

/** What an offer can be about: a player, a province of somebody's. */
export interface Choice {
  key: string;
  label: Message;
  /** The player on the other side. */
  seat: number | null;
  /** Ways to say it, by what is filled in. */
  forms: readonly Form[];
  /** The same without anything on top. */
  plain: Offered | null;
}

/** A field of which so many can be given: Thalers, treaties, vassals. */
export interface NumberPart {
  kind: "number";
  key: string;
  field: FormField;
  /** The message that counts them, such as `era-thalers`. */
  unit: string;
  most: number;
  /** What the notation calls each number. */
  written: ReadonlyMap<number, string>;
}

export interface WordPart {
  kind: "word";
  key: string;
  field: FormField;
}

export type Part = NumberPart | WordPart;

/** What is chosen, by the key of its part: a number in digits or a word of the notation; missing: nothing. */
export type Chosen = Readonly<Record<string, string>>;

const COUNTED: ReadonlySet<string> = new Set(["era-thalers", "era-treaties", "era-vassals"]);

/** The parts of some forms, each field once; Thalers and treaties of a field are counted apart. */
export function partsOf(forms: readonly Form[]): Part[] {
  const fields = new Map(forms.flatMap((form) => form.fields).map((field) => [field.name, field]));
  return Array.from(fields.values(), partsOfField).flat();
}

function partsOfField(field: FormField): Part[] {
  const units = [...new Set(field.values.map(([, label]) => label.id))];
  if (!units.every((unit) => COUNTED.has(unit))) {
    return [{ kind: "word", key: field.name, field }];
  }
  return units.map((unit) => {
    const counted = field.values.filter(([, label]) => label.id === unit);
    const written = new Map(counted.map(([word, label]) => [Number(label.arguments.n), word]));
    return { kind: "number", key: `${field.name}-${unit}`, field, unit, most: Math.max(...written.keys()), written };
  });
}

/** What is chosen in a part, in the notation's words; nothing if that cannot be. */
export function wordOf(part: Part, chosen: Chosen): string {
  const value = chosen[part.key] ?? "";
  if (part.kind === "word") {
    return part.field.values.some(([word]) => word === value) ? value : "";
  }
  return part.written.get(value === "" ? 0 : Number(value)) ?? "";
}

/** The first number that is filled in and cannot be given; null if all can. */
export function impossible(parts: readonly Part[], chosen: Chosen): NumberPart | null {
  const found = parts
    .filter((part) => part.kind === "number")
    .find((part) => Number(chosen[part.key] ?? 0) !== 0 && wordOf(part, chosen) === "");
  return found ?? null;
}

/** The message that says what is chosen in a part; null if nothing is. */
export const labelOf = (part: Part, chosen: Chosen): Message | null =>
  part.field.values.find(([word]) => word === wordOf(part, chosen))?.[1] ?? null;

/** The line that says what is chosen, or null while something is missing or cannot be. */
export function lineOf(choice: Choice, chosen: Chosen): string | null {
  const filled: Record<string, string[]> = {};
  const parts = partsOf(choice.forms);
  if (impossible(parts, chosen) !== null) {
    return null;
  }
  for (const part of parts) {
    const word = wordOf(part, chosen);
    if (word !== "") {
      filled[part.field.name] = [[...(filled[part.field.name] ?? []), word].join(" ")];
    }
  }
  const names = Object.keys(filled);
  if (names.length === 0 && choice.plain !== null) {
    return choice.plain.action;
  }
  const fits = choice.forms.find(({ fields }) => {
    const own = fields.map(({ name }) => name);
    return (
      names.every((name) => own.includes(name)) && fields.every(({ name, optional }) => optional || name in filled)
    );
  });
  return fits === undefined || names.length === 0 ? null : fillPattern(fits.pattern, filled);
}

const seatOf = (label: Message, name: string): number | null => {
  const argument = label.arguments[name];
  return isPlayer(argument) ? argument.seat : null;
};

const EXCHANGES: ReadonlySet<string> = new Set(["era-form-exchange", "era-form-gift", "era-form-request"]);
const PROMISES: ReadonlySet<string> = new Set(["era-form-promise", "era-form-promise-attack"]);
const SUPPORT: Readonly<Record<string, string>> = {
  "era-form-ask-support": "ally",
  "era-form-offer-support": "fighter",
};
const AGREED: ReadonlySet<string> = new Set(["era-do-buy", "era-do-ally"]);

/** The forms of a kind, those with the same player together. */
function bySeat(forms: readonly Form[], kinds: ReadonlySet<string>, apart: boolean): Choice[] {
  const choices = new Map<string, Choice>();
  for (const form of forms.filter(({ label }) => kinds.has(label.id))) {
    const seat = seatOf(form.label, "other");
    const key = apart ? form.kind : String(seat);
    const before = choices.get(key);
    const label: Message = apart ? form.label : { id: "era-seat", arguments: { who: { seat: seat ?? 0 } } };
    choices.set(key, { key, label, seat, forms: [...(before?.forms ?? []), form], plain: null });
  }
  return [...choices.values()];
}

export const exchanges = (view: View | null): Choice[] => bySeat(view?.anytime_forms ?? [], EXCHANGES, false);

export const promises = (view: View | null): Choice[] => bySeat(view?.anytime_forms ?? [], PROMISES, true);

/** Purchases and alliances, each with the form that puts something on top: filled with nothing it says the same. */
export function agreements(view: View | null): Choice[] {
  const forms = view?.decision?.forms ?? [];
  return (view?.decision?.offered ?? [])
    .filter(({ label }) => AGREED.has(label.id))
    .map((option) => ({
      key: option.action,
      label: option.label,
      seat: seatOf(option.label, "other"),
      forms: forms.filter(({ pattern }) => fillPattern(pattern, {}) === option.action),
      plain: option,
    }));
}

/** The counter-proposal to what is asked, if there can be one. */
export const counters = (view: View | null): Choice[] =>
  (view?.decision?.forms ?? [])
    .filter(({ kind }) => kind === "counter")
    .map((form) => ({ key: form.kind, label: form.label, seat: null, forms: [form], plain: null }));

/** Bids for support in the battle that is fought. */
export const bids = (view: View | null): Choice[] =>
  (view?.decision?.forms ?? [])
    .filter(({ label }) => label.id in SUPPORT)
    .map((form) => ({
      key: form.kind,
      label: form.label,
      seat: seatOf(form.label, SUPPORT[form.label.id] ?? ""),
      forms: [form],
      plain: null,
    }));
