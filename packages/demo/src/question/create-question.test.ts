import { describe, expect, test } from "vitest";
import { demoWorld } from "../world/demo-world.ts";

const world = demoWorld({ seed: "asked", startAt: "2026-11-21T04:00:00.000Z", listings: 2_400 });
const listings = new Map(world.listings.map((listing) => [listing.id, listing]));
const answered = world.questions.flatMap(({ listingId, text, answer }) => {
  const listing = listings.get(listingId);
  return listing && answer ? [{ listing, text, answer: answer.text }] : [];
});
const those = (question: RegExp) => answered.filter(({ text }) => question.test(text));

describe("an answer agrees with its listing", () => {
  test("on weight and dimensions", () => {
    const weights = those(/weigh|How heavy/);
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.filter(({ listing, answer }) => !answer.startsWith(`${listing.weight ?? 0} lb`))).toEqual(
      [],
    );
    expect(
      those(/confirm the measurements/).filter(
        ({ listing: { width, depth, height }, answer }) =>
          !answer.includes(`${width} wide, ${depth} deep, ${height} high`),
      ),
    ).toEqual([]);
  });

  test("on delivery, pickup and price", () => {
    expect(
      those(/Could you deliver/).filter(
        ({ listing, answer }) => answer.includes("pickup only") === listing.delivery,
      ),
    ).toEqual([]);
    const terms = new Map(world.accounts.map((one) => [one.id, one.deliveryTerms]));
    expect(
      those(/Could you deliver/).filter(
        ({ listing, answer }) =>
          listing.delivery && answer.includes("We deliver") !== Boolean(terms.get(listing.sellerId)),
      ),
    ).toEqual([]);
    expect(
      those(/come and look/).filter(({ listing, answer }) => answer.includes("Gladly") !== listing.pickup),
    ).toEqual([]);
    expect(
      those(/price firm/).filter(
        ({ listing, answer }) => answer.includes("come down") !== (listing.compareAtPrice !== null),
      ),
    ).toEqual([]);
  });

  test("on its brand", () => {
    expect(
      those(/who made it/).filter(({ listing, answer }) =>
        listing.brand ? !answer.startsWith(listing.brand) : !answer.startsWith("There is no label"),
      ),
    ).toEqual([]);
  });

  test("with questions in varied wording", () => {
    expect(new Set(world.questions.map(({ text }) => text)).size).toBeGreaterThan(30);
  });
});
