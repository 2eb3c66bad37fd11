import { expect, test } from "vitest";
import type { Form, FormField } from "../../../lib/api";
import { decision, message, offered, view } from "../../../testing/fixtures";
import {
  agreements,
  type Choice,
  exchanges,
  impossible,
  lineOf,
  missingPart,
  partsOf,
  promises,
  talked,
} from "./terms";

const counted = (unit: string, noun: string, most: number): FormField["values"] =>
  Array.from({ length: most }, (_, n) => [`${n + 1} ${noun}`, message(unit, { n: n + 1 })]);

const field = (name: string, optional: boolean): FormField => ({
  name,
  label: message(`era-formfield-${name}`),
  values: [...counted("era-thalers", "thalers", 5), ...counted("era-treaties", "treaties", 2)],
  several: false,
  optional,
  limit: null,
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

const words = (name: string, ...values: string[]): FormField => ({
  ...field(name, false),
  values: values.map((value) => [value, message(`era-${name}`)]),
});
const amount: FormField = {
  ...field("amount", false),
  values: Array.from({ length: 9 }, (_, n) => [String(n + 1), message("era-thalers", { n: n + 1 })]),
};
const DUE = words("due", "3", "4");
const PROMISES = [
  form("promise_B", "era-form-promise", "promise B {what} until round {due}", [words("what", "no_attack"), DUE]),
  form("promise_attack_B", "era-form-promise-attack", "promise B {what} {whom} until round {due}", [
    words("what", "attack"),
    words("whom", "C"),
    DUE,
  ]),
  form("promise_pay_B", "era-form-promise-pay", "promise B {what} {amount} until round {due}", [
    words("what", "pay"),
    amount,
    DUE,
  ]),
];

test("what is promised says which form is meant and what else it asks for", () => {
  const [choice, ...more] = promises(view({ anytime_forms: PROMISES })) as Choice[];
  expect(more).toEqual([]);
  const names = (chosen: Record<string, string>) => partsOf(PROMISES, chosen).map(({ field: { name } }) => name);
  expect(names({})).toEqual(["what", "due"]);
  expect(names({ what: "no_attack" })).toEqual(["what", "due"]);
  expect(names({ what: "attack" })).toEqual(["what", "whom", "due"]);
  expect(names({ what: "pay" })).toEqual(["what", "amount", "due"]);
  expect(partsOf(PROMISES)[0]?.field.values.map(([word]) => word)).toEqual(["no_attack", "attack", "pay"]);
  const line = (chosen: Record<string, string>) => lineOf(choice as Choice, chosen);
  expect(line({ what: "no_attack", due: "3" })).toBe("promise B no_attack until round 3");
  expect(line({ what: "attack", whom: "C", due: "4" })).toBe("promise B attack C until round 4");
  expect(line({ what: "pay", "amount-era-thalers": "5", due: "3" })).toBe("promise B pay 5 until round 3");
  expect(line({ what: "pay", whom: "C", due: "3" })).toBeNull();
  expect(line({ due: "3" })).toBeNull();
});

test("what is missing is named, if it is one thing", () => {
  const promise = promises(view({ anytime_forms: PROMISES }))[0] as Choice;
  const exchange = exchanges(view({ anytime_forms: EXCHANGE }))[0] as Choice;
  expect(missingPart(promise, {})?.key).toBe("what");
  expect(missingPart(promise, { what: "pay", due: "3" })?.key).toBe("amount-era-thalers");
  expect(missingPart(promise, { what: "no_attack" })?.key).toBe("due");
  expect(missingPart(exchange, {})).toBeNull();
});

test("the forms of what is asked now stand with the board", () => {
  const counter = form("counter", "era-form-counter", "counter[ giving {give}]", [field("give", true)]);
  const carry = form("carry_roma_1", "era-form-carry", "carry roma over {way}", [words("way", "x")]);
  const now = view({ anytime_forms: EXCHANGE, decision: { ...decision(), forms: [counter, carry] } });
  expect(talked(now)).toEqual(["counter"]);
});
