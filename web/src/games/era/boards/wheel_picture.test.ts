import { render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Message, Offered, Refused, View } from "../../../lib/api";
import type { Acting } from "../../../lib/context";
import AtTable from "../../../testing/AtTable.svelte";
import { testWords } from "../../../testing/setup";
import WheelPicture from "./WheelPicture.svelte";

const words = testWords();
const improve = (area: string): Message => ({
  id: "era-do-improve",
  arguments: { area: { word: `era-area-${area}` } },
});
const offered = { action: "improve culture", label: improve("culture"), cost: null, consequence: null };
const refused = { label: improve("commerce"), reason: { id: "too-dear", arguments: {} } };

test("a level that is offered is chosen on the wheel, and one that is refused tells why", async () => {
  const improvements = { culture: 1, commerce: 0 };
  const position = { players: [{ seat: 0, tribe: "slavs", improvements }], researched: {} };
  const decision = { offered: [offered as unknown as Offered], refused: [refused as unknown as Refused] };
  const store = { view: { me: 0, decision } as unknown as View, words, tell: ({ id }: Message) => id };
  const chosen: Offered[] = [];
  const looked = { option: null, at: () => undefined, leave: () => undefined } as unknown as Acting["looked"];
  const acting = { choose: (option: Offered) => void chosen.push(option), looked };
  render(AtTable, { words, store, part: WheelPicture, acting, given: { position } });

  const fields = document.querySelectorAll("[data-area]");
  expect(Array.from(fields, (field) => field.getAttribute("data-area"))).toEqual(["commerce", "culture"]);
  const [dear, offer] = fields as unknown as [Element, Element];
  await userEvent.hover(dear);
  expect(document.querySelector(".tip")?.textContent).toContain("too-dear");
  await userEvent.click(dear);
  expect(chosen).toEqual([]);
  await userEvent.click(offer);
  expect(chosen).toEqual([offered]);
});
