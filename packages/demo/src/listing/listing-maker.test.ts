import { conditionSchema, dimensionsSchema } from "@heirloop/contract/listing/listing.schema";
import {
  heirloopIdSchema,
  idSchema,
  instantSchema,
  slugSchema,
} from "@heirloop/contract/identity/identity.schema";
import { centsSchema } from "@heirloop/contract/money/money.schema";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { coloursOf, isColoured, say } from "../catalogue/materials.ts";
import { typeFact, typeFacts } from "../catalogue/type-facts.ts";
import { readKey } from "../picture/picture-key.ts";
import { demoWorld } from "../world/demo-world.ts";
import type { DemoListing } from "../world/records.ts";

const world = demoWorld({ seed: "catalogue", startAt: "2026-11-21T04:00:00.000Z" });

const listingOnTheWire = z.object({
  id: idSchema,
  heirloopId: heirloopIdSchema,
  slug: slugSchema,
  title: z.string().check(z.minLength(8), z.maxLength(120)),
  description: z.string().check(z.minLength(60), z.maxLength(1200)),
  price: centsSchema,
  compareAtPrice: z.nullable(centsSchema),
  condition: conditionSchema,
  createdAt: instantSchema,
  images: z
    .array(z.string().check(z.regex(/^\/pictures\/[a-z0-9._-]+$/)))
    .check(z.minLength(3), z.maxLength(4)),
});

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** A sentence without the words that differ from piece to piece. */
function skeletonsOf({ title, description, place, brand, color, type }: DemoListing): string[] {
  const words = new Set([
    ...title.toLowerCase().split(/\W+/),
    ...(place.split(",")[0] ?? "").toLowerCase().split(/\W+/),
    ...(brand ?? "").toLowerCase().split(/\W+/),
    ...color.split("_"),
    ...type.split("_"),
  ]);
  return description.split(/(?<=[.])\s+/).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[\d.]+/g, "#")
      .split(/[^a-z#é]+/)
      .filter((word) => !words.has(word))
      .join(" "),
  );
}

describe("the catalogue", () => {
  test("has more than 40 types in four categories, each with stock", () => {
    expect(typeFacts.length).toBeGreaterThan(40);
    expect(new Set(typeFacts.map((fact) => fact.category)).size).toBe(4);
    const stocked = new Set(world.listings.map((listing) => listing.type));
    expect(typeFacts.filter((fact) => !stocked.has(fact.type))).toEqual([]);
  });

  test("parses by the contract's schemas", () => {
    const refused = world.listings.flatMap((listing) => {
      const parsed = z.safeParse(listingOnTheWire, listing);
      const sized = z.safeParse(dimensionsSchema, {
        width: listing.width,
        depth: listing.depth,
        height: listing.height,
      });
      return parsed.success && sized.success
        ? []
        : [{ title: listing.title, issues: [parsed.error?.issues, sized.error?.issues] }];
    });
    expect(refused.slice(0, 3)).toEqual([]);
  });

  test("keeps every piece within its type's measures", () => {
    const odd = world.listings.filter((listing) => {
      const fact = typeFact(listing.type);
      return (
        !fact ||
        !within(listing.width, fact.width) ||
        !within(listing.depth, fact.round ? [0, Math.max(fact.depth[1], fact.width[1])] : fact.depth) ||
        !within(listing.height, fact.height) ||
        !within(listing.weight, fact.weight)
      );
    });
    expect(odd.slice(0, 3)).toEqual([]);
  });

  test("titles name the kind, the material, and the color where it is a choice", () => {
    const wrong = world.listings.filter((listing) => {
      const title = listing.title.toLowerCase();
      const [material = ""] = listing.materials;
      const nouns = typeFact(listing.type)?.nouns ?? [];
      return (
        !nouns.some((noun) => title.includes(noun.toLowerCase())) ||
        !title.includes(say(material).toLowerCase()) ||
        (isColoured(material) && !title.includes(say(listing.color).toLowerCase()))
      );
    });
    expect(wrong.slice(0, 3).map((listing) => listing.title)).toEqual([]);
  });

  test("pictures are of the listing's kind, material, color, style and size", () => {
    const wrong = world.listings.filter((listing) =>
      listing.images.some((path) => {
        const key = readKey(path.replace("/pictures/", ""));
        if (!key || !("view" in key)) return true;
        const [material = ""] = listing.materials;
        return (
          !typeFact(listing.type)?.kinds.includes(key.kind) ||
          key.material !== material ||
          key.colour !== listing.color ||
          key.style !== listing.style ||
          Math.abs(key.width - listing.width) > 1 ||
          !coloursOf(material).includes(key.colour)
        );
      }),
    );
    expect(wrong.slice(0, 3).map((listing) => listing.images)).toEqual([]);
  });

  test("no first picture is shown twice within a type", () => {
    const twice = typeFacts.filter((fact) => {
      const first = world.listings
        .filter((listing) => listing.type === fact.type)
        .map((listing) => listing.images[0]);
      return first.length !== new Set(first).size;
    });
    expect(twice.map((fact) => fact.type)).toEqual([]);
  });

  test("on no page of 48 do more than a few descriptions share a sentence's skeleton", () => {
    const worst: { type: string; skeleton: string; count: number }[] = [];
    for (const fact of typeFacts) {
      const listings = world.listings
        .filter((listing) => listing.type === fact.type)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      for (let start = 0; start < listings.length; start += 48) {
        const page = listings.slice(start, start + 48);
        const counts = new Map<string, number>();
        for (const skeleton of page.flatMap(skeletonsOf))
          counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
        for (const [skeleton, count] of counts)
          if (count > 6) worst.push({ type: fact.type, skeleton, count });
      }
    }
    expect(worst).toEqual([]);
  });

  test("reads as English: no open slots, no doubled words, the right article", () => {
    const wrong = world.listings
      .flatMap(({ title, description, conditionNotes }) => [title, description, conditionNotes ?? ""])
      .filter((text) =>
        /[{}]|undefined|\bthe the\b|\b[Aa] [aeio][a-z]|  /.test(text.replace(/\b[Aa] one-/g, "")),
      );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("prices spread, and about a quarter are reduced with a history that ends at today's price", () => {
    const prices = world.listings.map((listing) => listing.price).toSorted((a, b) => a - b);
    const median = prices[6_000] ?? 0;
    expect(within(median, [200_00, 700_00])).toBe(true);
    const reduced = world.listings.filter((listing) => listing.compareAtPrice !== null);
    expect(within(reduced.length, [1_800, 3_600])).toBe(true);
    expect(
      reduced.filter(
        (listing) =>
          (listing.compareAtPrice ?? 0) <= listing.price ||
          listing.priceHistory.at(-1)?.price !== listing.price ||
          listing.priceHistory[0]?.price !== listing.compareAtPrice,
      ),
    ).toEqual([]);
    expect(
      world.listings.filter((listing) =>
        listing.priceHistory.some(
          (step, index) => (listing.priceHistory[index - 1]?.since ?? "") > step.since,
        ),
      ),
    ).toEqual([]);
  });
});
