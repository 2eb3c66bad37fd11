import { expect, test } from "vitest";
import type { TableStore } from "../../../lib/table.svelte";
import type { Offer } from "../position";
import { Bargaining } from "./bargaining.svelte";

const [ME, BEN, CLEO] = [0, 1, 2];
const offer = (number: number, from: number, to: number): Offer => ({
  ...{ number, offer: "exchange", from, to, thalers: 0, treaties: 1, ask_thalers: 3, ask_treaties: 0 },
  actions: to === ME ? { accept: `accept ${number}`, refuse: `refuse ${number}` } : { withdraw: `withdraw ${number}` },
});

/** A table at which Ben has made an offer; what I send to somebody stands there afterwards. */
function began(sendsTo: number): { bargaining: Bargaining; sent: string[]; take: (number: number) => void } {
  const sent: string[] = [];
  let offers = [offer(2, BEN, ME)];
  const take = (number: number): void => {
    offers = offers.filter((one) => one.number !== number);
  };
  const store = {
    get view() {
      return { position: { offers } };
    },
    order: (line: string) => {
      sent.push(line);
      offers = line.startsWith("exchange") ? [...offers, offer(3, ME, sendsTo)] : offers;
      return Promise.resolve(true);
    },
  };
  return { bargaining: new Bargaining(store as unknown as TableStore), sent, take };
}

test("an offer that answers another begins with its terms the other way round and refuses it", async () => {
  const { bargaining, sent } = began(BEN);
  bargaining.answered = offer(2, BEN, ME);
  expect(bargaining.draft).toEqual({
    key: "1",
    chosen: { "give-era-thalers": "3", "give-era-treaties": "0", "ask-era-thalers": "0", "ask-era-treaties": "1" },
  });
  await bargaining.propose("exchange with B");
  expect(sent).toEqual(["exchange with B", "refuse 2"]);
  expect(bargaining.draft).toBeNull();
});

test("an offer to somebody else refuses nothing, nor is refused what was taken back meanwhile", async () => {
  const other = began(CLEO);
  other.bargaining.answered = offer(2, BEN, ME);
  await other.bargaining.propose("exchange with C");
  expect(other.sent).toEqual(["exchange with C"]);
  const late = began(BEN);
  late.bargaining.answered = offer(2, BEN, ME);
  late.take(2);
  await late.bargaining.propose("exchange with B");
  expect(late.sent).toEqual(["exchange with B"]);
});
