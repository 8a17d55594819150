import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import type { RecentlyViewed } from "./recently-viewed.schema.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { withModule } from "../browser/when-fetched.ts";

async function loadAndAdd(listing: Listing | undefined): Promise<RecentlyViewed> {
  const { loadRecentlyViewed, saveRecentlyViewed, addViewed } = await import("./recently-viewed.ts");
  const before = await loadRecentlyViewed();
  if (listing === undefined) return before;
  const pieces = addViewed(before, listing);
  saveRecentlyViewed(pieces);
  return pieces;
}

/** Saves the listing as viewed, if one is given, and reads the earlier ones, both when idle. */
export function useRecentlyViewed(listing?: Listing): void {
  const setViewed = useSetAtom(recentlyViewedAtom);
  useEffect(
    () =>
      runWhenIdle(() => {
        withModule(loadAndAdd(listing), setViewed);
      }),
    [listing, setViewed],
  );
}
