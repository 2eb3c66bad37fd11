import { expect, test } from "vitest";
import type { Form, FormField } from "../../../lib/api";
import { decision, message, offered, view } from "../../../testing/fixtures";
import { agreements, type Choice, exchanges, impossible, lineOf, partsOf } from "./terms";

const counted = (unit: string, noun: string, most: number): FormField["values"] =>
  Array.from({ length: most }, (_, n) => [`${n + 1} ${noun}`, message(unit, { n: n + 1 })]);

const field = (name: string, optional: boolean): FormField => ({
  name,
  label: message(`era-formfield-${name}`),
  values: [...counted("era-thalers", "thalers", 5), ...counted("era-treaties", "treaties", 2)],
  several: false,
  optional,
});

const form = (kind: string, label: string, pattern: string, fields: FormField[]): Form => ({
  kind,
  label: message(label, { other: { seat: 1 } }),
  fields,
  pattern,
});

const EXCHANGE = [
  form("exchange_B", "era-form-exchange", "exchange with B giving {give} asking {ask}", [
    field("give", false),
    field("ask", false),
  ]),
  form("gift_B", "era-form-gift", "exchange with B giving {give}", [field("give", false)]),
  form("request_B", "era-form-request", "exchange with B asking {ask}", [field("ask", false)]),
];

test("the three forms of an exchange with a player are one offer, and what is filled in decides which is sent", () => {
  const [choice, ...more] = exchanges(view({ anytime_forms: EXCHANGE }));
  expect(more).toEqual([]);
  const line = (chosen: Record<string, string>): string | null => lineOf(choice as Choice, chosen);
  expect(choice?.seat).toBe(1);
  expect(line({})).toBeNull();
  expect(line({ "give-era-thalers": "3" })).toBe("exchange with B giving 3 thalers");
  expect(line({ "ask-era-treaties": "1" })).toBe("exchange with B asking 1 treaties");
  expect(line({ "give-era-thalers": "3", "give-era-treaties": "2", "ask-era-thalers": "1" })).toBe(
    "exchange with B giving 3 thalers 2 treaties asking 1 thalers",
  );
});

test("a number that cannot be given is not sent", () => {
  const choice = exchanges(view({ anytime_forms: EXCHANGE }))[0] as Choice;
  expect(lineOf(choice, { "give-era-thalers": "6" })).toBeNull();
  expect(lineOf(choice, { "give-era-thalers": "-1" })).toBeNull();
  const asked = { "give-era-thalers": "6", "ask-era-treaties": "1" };
  expect(lineOf(choice, asked)).toBeNull();
  expect(impossible(partsOf(choice.forms), asked)).toMatchObject({ key: "give-era-thalers", most: 5 });
  expect(impossible(partsOf(choice.forms), { "give-era-thalers": "0", "ask-era-treaties": "2" })).toBeNull();
});

test("Thalers and treaties of a field are counted apart, words are chosen", () => {
  const what: FormField = { ...field("what", false), values: [["no_attack", message("era-promise-no_attack")]] };
  const parts = partsOf([...EXCHANGE, form("p", "era-form-promise", "promise B {what}", [what])]);
  expect(parts.map(({ kind, key }) => [kind, key])).toEqual([
    ["number", "give-era-thalers"],
    ["number", "give-era-treaties"],
    ["number", "ask-era-thalers"],
    ["number", "ask-era-treaties"],
    ["word", "what"],
  ]);
});

test("a purchase without anything on top is the option of the list, with something the form that extends it", () => {
  const label = message("era-do-buy", { other: { seat: 1 } });
  const buy = offered("buy latium from B", label, { group: "buy" });
  const extended = form("buy_latium_from_B", "era-form-buy", "buy latium from B[ asking {ask}]", [field("ask", true)]);
  const [choice] = agreements(view({ decision: { ...decision(), offered: [buy], forms: [extended] } }));
  expect(lineOf(choice as Choice, {})).toBe("buy latium from B");
  expect(lineOf(choice as Choice, { "ask-era-thalers": "2" })).toBe("buy latium from B asking 2 thalers");
});
