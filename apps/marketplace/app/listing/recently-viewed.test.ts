import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { addViewed } from "./recently-viewed.ts";
import type { RecentlyViewed } from "./recently-viewed.schema.ts";

const viewed = (pieces: RecentlyViewed, id: string): RecentlyViewed =>
  addViewed(pieces, {
    heirloopId: heirloopIdSchema.parse(id.padEnd(8, "0")),
    slug: "a-piece",
    title: id,
    images: [`/pictures/${id}`],
  });

test("puts the newest first without duplicates and drops the oldest", () => {
  let pieces: RecentlyViewed = [];
  for (let at = 1; at <= 14; at += 1) pieces = viewed(pieces, `piece-${at}`);
  expect(pieces.length).toBe(13);
  expect(pieces.map(({ title }) => title)).not.toContain("piece-1");
  pieces = viewed(pieces, "piece-5");
  expect(pieces.length).toBe(13);
  expect(pieces[0]).toEqual({
    heirloopId: "piece-50",
    slug: "a-piece",
    title: "piece-5",
    image: "/pictures/piece-5",
  });
  expect(pieces.filter(({ title }) => title === "piece-5").length).toBe(1);
});
