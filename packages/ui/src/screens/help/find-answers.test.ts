import { expect, test } from "vitest";
import { findAnswers, withPages } from "./find-answers.ts";
import { helpTopics } from "./help-topics.ts";

const found = (keyword: string, audience?: "Buying" | "Selling") =>
  findAnswers(helpTopics, { keyword, audience }).flatMap(({ answers }) => answers.map(({ id }) => id));
const all = helpTopics.flatMap(({ answers }) => answers);

test("returns everything by audience without a query", () => {
  expect(found("")).toEqual(all.map(({ id }) => id));
  expect(found("  ?! ")).toEqual(found(""));
  expect(new Set([...found("", "Buying"), ...found("", "Selling")])).toEqual(new Set(found("")));
  expect(found("", "Buying")).not.toContain("fees");
  expect(found("", "Selling")).not.toContain("holds");
  expect(found("", "Selling")).toContain("reviews");
});

test.each([
  ["Fees", "fees"],
  ["promo code", "promo-code"],
  ["PROMO codes?", "promo-code"],
  ["how do I return a piece", "does-not-fit-in"],
  ["deliveries cost", "delivery-cost"],
  ["taxes", "tax"],
  ["stairs", "will-it-fit"],
  ["blocked", "blocked"],
])("%s finds %s", (keyword, id) => {
  expect(found(keyword)).toContain(id);
});

test("requires every word and ranks topics by matching questions", () => {
  expect(found("promo trampoline")).toEqual([]);
  expect(findAnswers(helpTopics, { keyword: "charged" }).map(({ answers: [first] }) => first?.id)).toContain(
    "offer-charge",
  );
});

test("has unique ids and no links to missing pages", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const links = withPages(helpTopics, ["contact"]).flatMap(({ answers }) =>
    answers.flatMap(({ links: kept = [] }) => kept.flatMap(({ page }) => page ?? [])),
  );
  expect(new Set(links)).toEqual(new Set(["contact"]));
});
