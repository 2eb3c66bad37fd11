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
  /** It answers what is asked; otherwise it can be done at any time. */
  inTurn: boolean;
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

/** The fields in which one must choose a word to say which of several forms is meant: all have them, with other words. */
function deciding(forms: readonly Form[]): string[] {
  const shared = (forms[0]?.fields ?? []).filter((field) => !isCounted(field) && isShared(forms, field.name));
  const differs = (name: string): boolean =>
    allValues(forms, name).some(([word]) => forms.some((form) => !offers(form, name, word)));
  return shared.map(({ name }) => name).filter(differs);
}

const isShared = (forms: readonly Form[], name: string): boolean =>
  forms.every((form) => fieldOf(form, name) !== undefined);

const fieldOf = (form: Form, name: string): FormField | undefined => form.fields.find((field) => field.name === name);

const offers = (form: Form, name: string, word: string | undefined): boolean =>
  fieldOf(form, name)?.values.some(([each]) => each === word) ?? false;

/** The forms that can still be meant by what is chosen. */
function open(forms: readonly Form[], chosen: Chosen): Form[] {
  const decided = deciding(forms).filter((name) => forms.some((form) => offers(form, name, chosen[name])));
  return forms.filter((form) => decided.every((name) => offers(form, name, chosen[name])));
}

/**
 * The parts of some forms that can be filled in now, each field once; Thalers and treaties of a field are counted apart.
 * What only some of the forms ask for comes when a word has been chosen that says which of them is meant.
 */
export function partsOf(forms: readonly Form[], chosen: Chosen = {}): Part[] {
  const names = deciding(forms);
  const undecided = names.some((name) => !forms.some((form) => offers(form, name, chosen[name])));
  const fields = new Map<string, FormField>();
  for (const field of open(forms, chosen).flatMap((form) => form.fields)) {
    if (!fields.has(field.name) && (!undecided || isShared(forms, field.name))) {
      const values = names.includes(field.name) ? allValues(forms, field.name) : field.values;
      fields.set(field.name, { ...field, values });
    }
  }
  return Array.from(fields.values(), partsOfField).flat();
}

/** The values of a field in any of the forms, each once. */
const allValues = (forms: readonly Form[], name: string): FormField["values"] => [
  ...new Map(forms.flatMap((form) => fieldOf(form, name)?.values ?? []).map((value) => [value[0], value])).values(),
];

/** The first part without which none of the forms that can be meant is complete, and which is not filled in; null: none. */
export function missingPart({ forms }: Choice, chosen: Chosen): Part | null {
  const still = open(forms, chosen);
  const needed = partsOf(forms, chosen).filter(({ field }) =>
    still.every((form) => fieldOf(form, field.name)?.optional === false),
  );
  return needed.find((part) => wordOf(part, chosen) === "") ?? null;
}

const unitsOf = (field: FormField): string[] => [...new Set(field.values.map(([, label]) => label.id))];

const isCounted = (field: FormField): boolean => unitsOf(field).every((unit) => COUNTED.has(unit));

function partsOfField(field: FormField): Part[] {
  if (!isCounted(field)) {
    return [{ kind: "word", key: field.name, field }];
  }
  return unitsOf(field).map((unit) => {
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
  const parts = partsOf(choice.forms, chosen);
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
  const fits = open(choice.forms, chosen).find(({ fields }) => {
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
const PROMISES: ReadonlySet<string> = new Set([
  "era-form-promise",
  "era-form-promise-attack",
  "era-form-promise-sea",
  "era-form-promise-pay",
]);
const SUPPORT: Readonly<Record<string, string>> = {
  "era-form-ask-support": "ally",
  "era-form-offer-support": "fighter",
};
const AGREED: ReadonlySet<string> = new Set(["era-do-buy", "era-do-ally"]);

/** What an exchange gives and asks as far as it is filled in, counted; null for another kind of form. */
export function exchanged({ forms }: Choice, chosen: Chosen): { give: Message[]; ask: Message[] } | null {
  if (!forms.every(({ label }) => EXCHANGES.has(label.id))) {
    return null;
  }
  const told = (name: string): Message[] =>
    partsOf(forms, chosen)
      .filter(({ field }) => field.name === name)
      .flatMap((part) => labelOf(part, chosen) ?? []);
  return { give: told("give"), ask: told("ask") };
}

const AT_ANY_TIME = { plain: null, inTurn: false } as const;

/** The forms of a kind, those with the same player together. */
function bySeat(forms: readonly Form[], kinds: ReadonlySet<string>): Choice[] {
  const choices = new Map<string, Choice>();
  for (const form of forms.filter(({ label }) => kinds.has(label.id))) {
    const seat = seatOf(form.label, "other");
    const key = String(seat);
    const label: Message = { id: "era-seat", arguments: { who: { seat: seat ?? 0 } } };
    choices.set(key, { key, label, seat, forms: [...(choices.get(key)?.forms ?? []), form], ...AT_ANY_TIME });
  }
  return [...choices.values()];
}

export const exchanges = (view: View | null): Choice[] => bySeat(view?.anytime_forms ?? [], EXCHANGES);

export const promises = (view: View | null): Choice[] => bySeat(view?.anytime_forms ?? [], PROMISES);

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
      inTurn: true,
    }));
}

/** The counter-proposal to what is asked, if there can be one. */
export const counters = (view: View | null): Choice[] =>
  (view?.decision?.forms ?? [])
    .filter(({ kind }) => kind === "counter")
    .map((form) => ({ key: form.kind, label: form.label, seat: null, forms: [form], plain: null, inTurn: true }));

/** The kinds of the forms with which one negotiates now. */
export const talked = (view: View | null): string[] =>
  [...agreements(view), ...counters(view), ...bids(view)].flatMap(({ forms }) => forms.map(({ kind }) => kind));

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
      inTurn: true,
    }));
