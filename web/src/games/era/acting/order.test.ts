import { expect, test } from "vitest";
import { message, offered } from "../../../testing/fixtures";
import { orderFrom, seatsOf } from "./order";

const PLACES = ["first", "second", "third"];
const order = (...seats: number[]) => {
  const who = Object.fromEntries(PLACES.map((place, index) => [place, { seat: seats[index] ?? 0 }]));
  return offered(`turn order ${seats.join(" ")}`, message("era-do-set-order", { players: 3, ...who }));
};
const ORDERS = [order(0, 1, 2), order(0, 2, 1), order(1, 0, 2), order(1, 2, 0), order(2, 0, 1), order(2, 1, 0)];

test("an order is known as soon as only one player is left", () => {
  expect(seatsOf(order(2, 0, 1))).toEqual([2, 0, 1]);
  expect(orderFrom(ORDERS, [])).toBeNull();
  expect(orderFrom(ORDERS, [2])).toBeNull();
  expect(orderFrom(ORDERS, [2, 0])?.action).toBe("turn order 2 0 1");
});
