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
import { colorsOf, isColored, say } from "../catalog/materials.ts";
import { typeFact, typeFacts } from "../catalog/type-facts.ts";
import { parseShotKey } from "../shot/shot-key.ts";
import { wearOf } from "../shot/wear.ts";
import { demoWorld } from "../world/demo-world.ts";

const world = demoWorld({ seed: "catalogue", startAt: "2026-11-21T04:00:00.000Z" });

const listingOnTheWire = z.object({
  id: idSchema,
  heirloopId: heirloopIdSchema,
  slug: slugSchema,
  title: z.string().check(z.minLength(6), z.maxLength(120)),
  description: z.string().check(z.minLength(60), z.maxLength(1200)),
  price: centsSchema,
  compareAtPrice: z.nullable(centsSchema),
  condition: conditionSchema,
  createdAt: instantSchema,
  images: z
    .array(z.string().check(z.regex(/^\/pictures\/[a-z0-9._-]+$/)))
    .check(z.minLength(1), z.maxLength(5)),
});

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

describe("the catalog", () => {
  test("has more than 40 types in four categories, each with stock", () => {
    expect(typeFacts.length).toBeGreaterThan(40);
    expect(new Set(typeFacts.map((fact) => fact.category)).size).toBe(4);
    const stocked = new Set(world.listings.map((listing) => listing.type));
    expect(typeFacts.filter((fact) => !stocked.has(fact.type))).toEqual([]);
  });

  test("parses with the contract's schemas", () => {
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

  test("keeps every piece within its type's measurements", () => {
    const odd = world.listings.filter((listing) => {
      const fact = typeFact(listing.type);
      return (
        !fact ||
        !within(listing.width, fact.width) ||
        !within(listing.depth, fact.round ? [0, Math.max(fact.depth[1], fact.width[1])] : fact.depth) ||
        !within(listing.height, fact.height) ||
        !within(listing.weight ?? 0, fact.weight)
      );
    });
    expect(odd.slice(0, 3)).toEqual([]);
  });

  test("names the kind, the material (paper for a print), and any chosen color in titles", () => {
    const wrong = world.listings.filter((listing) => {
      const title = listing.title.toLowerCase();
      const [material = ""] = listing.materials;
      const nouns = typeFact(listing.type)?.nouns ?? [];
      return (
        !nouns.some((noun) => title.includes(noun.toLowerCase())) ||
        (listing.type !== "framed_art" && !title.includes(say(material).toLowerCase())) ||
        (isColored(material) && !title.includes(say(listing.color ?? "").toLowerCase()))
      );
    });
    expect(wrong.slice(0, 3).map((listing) => listing.title)).toEqual([]);
  });

  test("renders every picture of a listing with its type, materials, style, size and condition", () => {
    const wrong = world.listings.filter(
      (listing) =>
        !listing.images.every((path) => {
          const shown = parseShotKey(path.replace("/pictures/", ""));
          const piece = shown?.piece;
          const [material = "", second] = listing.materials;
          return (
            shown?.wear === wearOf[listing.condition] &&
            piece?.types.includes(listing.type) &&
            piece.styles.includes(listing.style ?? "") &&
            piece.parts.main?.materials.includes(material) &&
            (second === undefined || piece.parts.second?.materials.includes(second)) &&
            colorsOf(material).includes(listing.color ?? "") &&
            Math.abs((piece.size[0] ?? 0) - listing.width) < 12
          );
        }),
    );
    expect(wrong.slice(0, 3).map(({ title, images }) => [title, images])).toEqual([]);
  });

  test("shows at least 110 pieces in 3,000 looks in the first pictures", () => {
    const cards = world.listings.map(({ images: [path = ""] }) => path);
    const pieces = new Set(cards.map((path) => parseShotKey(path.replace("/pictures/", ""))?.piece.id));
    expect(new Set(cards).size).toBeGreaterThanOrEqual(3_000);
    expect(pieces.size).toBeGreaterThanOrEqual(110);
  });

  test("never repeats a first picture within a type", () => {
    const twice = typeFacts.filter((fact) => {
      const first = world.listings
        .filter((listing) => listing.type === fact.type)
        .map((listing) => listing.images[0]);
      return first.length !== new Set(first).size;
    });
    expect(twice.map((fact) => fact.type)).toEqual([]);
  });

  test("says a weight, a year and a town at most once in a text", () => {
    const twice = world.listings.filter(({ description, place }) =>
      [/\d lb\b/g, /\b20\d\d\b/g, new RegExp(`(?:in|near|around) ${place.split(",")[0] ?? ""}\\b`, "g")].some(
        (fact) => (description.match(fact)?.length ?? 0) > 1,
      ),
    );
    expect(twice.slice(0, 3).map(({ description }) => description)).toEqual([]);
  });

  test("hardly ever describes two pieces in the same words", () => {
    const different = new Set(world.listings.map(({ description }) => description)).size;
    expect(different / world.listings.length).toBeGreaterThan(0.99);
  });

  test("has no two listings of a seller with the same story", () => {
    const stories = Map.groupBy(world.listings, ({ sellerId }) => sellerId);
    const same = [...stories.values()].flatMap((listings) => {
      const descriptions = listings.map(({ description }) => description);
      return descriptions.filter((story, index) => descriptions.indexOf(story) !== index);
    });
    expect(same).toEqual([]);
  });

  test("reads as English: no open slots, no doubled words, the right article", () => {
    const wrong = world.listings
      .flatMap(({ title, description, conditionNotes }) => [title, description, conditionNotes ?? ""])
      .filter((text) =>
        /[{}]|undefined|\bthe the\b|\b[Aa] [aeio][a-z]|  /.test(text.replace(/\b[Aa] one-/g, "")),
      );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("varies prices, and reduces about a quarter with a history that ends at the current price", () => {
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
