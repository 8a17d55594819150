import { expect, test } from "vitest";
import { nextWords } from "./order-words.ts";

test.each([
  ["saved", "You were not charged."],
  ["voided", "You were not charged."],
  ["captured", "Whatever you paid goes back to your card."],
  ["refunded", "Whatever you paid goes back to your card."],
] as const)("a closed order whose payment is %s says: %s", (status, words) => {
  expect(nextWords({ status: "deleted", payment: { status, card: "Visa ending 4242" } }, "buyer")).toBe(
    words,
  );
});

test("a request that was declined charged nobody", () => {
  const payment = { status: "voided", card: "Visa ending 4242" } as const;
  expect(
    (["buyer", "seller"] as const).map((side) => nextWords({ status: "cancelled", payment }, side)),
  ).toEqual(["You were not charged.", "The piece is yours to sell."]);
});

test("every other order says what comes next", () => {
  const payment = { status: "captured", card: "Visa ending 4242" } as const;
  expect(nextWords({ status: "completed", payment }, "buyer")).toBe("It is yours. Enjoy it.");
});
