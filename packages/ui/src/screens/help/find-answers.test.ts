import { expect, test } from "vitest";
import { findAnswers, withPages } from "./find-answers.ts";
import { helpTopics } from "./help-topics.ts";

const idsFor = (keyword: string, audience?: "Buying" | "Selling") =>
  findAnswers(helpTopics, { keyword, audience }).flatMap(({ answers }) => answers.map(({ id }) => id));
const all = helpTopics.flatMap(({ answers }) => answers);

test("returns everything by audience without a query", () => {
  expect(idsFor("")).toEqual(all.map(({ id }) => id));
  expect(idsFor("  ?! ")).toEqual(idsFor(""));
  expect(new Set([...idsFor("", "Buying"), ...idsFor("", "Selling")])).toEqual(new Set(idsFor("")));
  expect(idsFor("", "Buying")).not.toContain("fees");
  expect(idsFor("", "Selling")).not.toContain("holds");
  expect(idsFor("", "Selling")).toContain("reviews");
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
  expect(idsFor(keyword)).toContain(id);
});

test("requires every word and ranks topics by matching questions", () => {
  expect(idsFor("promo trampoline")).toEqual([]);
  expect(findAnswers(helpTopics, { keyword: "charged" }).map(({ answers: [first] }) => first?.id)).toContain(
    "offer-charge",
  );
});

test("has unique ids and no links to missing pages", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const links = withPages(helpTopics, ["contact"]).flatMap(({ answers }) =>
    answers.flatMap(({ links: pageLinks = [] }) => pageLinks.flatMap(({ page }) => page ?? [])),
  );
  expect(new Set(links)).toEqual(new Set(["contact"]));
});
