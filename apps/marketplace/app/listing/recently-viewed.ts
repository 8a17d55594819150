import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { RecentlyViewed } from "./recently-viewed.schema.ts";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const storedListings = localStorageItem("recentlyViewed");

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

/** Listings whose pages were opened in this browser, newest first. A first visit loads no schema. */
export async function loadRecentlyViewed(): Promise<RecentlyViewed> {
  if (storedListings.read() === null) return [];
  const { recentlyViewedSchema } = await import("./recently-viewed.schema.ts");
  return readJson(storedListings, recentlyViewedSchema) ?? [];
}

export const saveRecentlyViewed = (pieces: RecentlyViewed): void =>
  storedListings.write(JSON.stringify(pieces));
