import type { Listing } from "@heirloop/contract/listing/listing.schema";
import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const kept = localStorageItem("recentlyViewed");
const piecesSchema = z.array(
  z.object({ heirloopId: z.string(), slug: z.string(), title: z.string(), image: z.nullable(z.string()) }),
);
export type RecentlyViewed = z.infer<typeof piecesSchema>;

/** One more than a wide row shows, because the page's own listing is left out. */
const most = 13;

/** Adds a listing to the front, without duplicates. */
export const addViewed = (
  pieces: RecentlyViewed,
  { heirloopId, slug, title, images }: Pick<Listing, "heirloopId" | "slug" | "title" | "images">,
): RecentlyViewed =>
  [
    { heirloopId, slug, title, image: images[0] ?? null },
    ...pieces.filter((piece) => piece.heirloopId !== heirloopId),
  ].slice(0, most);

/** Listings whose pages were opened in this browser, newest first. */
export const recentlyViewed = (): RecentlyViewed => readJson(kept, piecesSchema) ?? [];

export const saveRecentlyViewed = (pieces: RecentlyViewed): void => kept.write(JSON.stringify(pieces));
