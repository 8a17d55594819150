import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { withModule } from "../browser/when-fetched.ts";

/** Saves the listing as viewed, if one is given, and reads the earlier ones, both when idle. */
export function useRecentlyViewed(listing?: Listing): void {
  const tell = useSetAtom(recentlyViewedAtom);
  useEffect(
    () =>
      runWhenIdle(() => {
        withModule(import("./recently-viewed.ts"), ({ recentlyViewed, saveRecentlyViewed, addViewed }) => {
          const before = recentlyViewed();
          const pieces = listing ? addViewed(before, listing) : before;
          if (listing) saveRecentlyViewed(pieces);
          tell(pieces);
        });
      }),
    [listing, tell],
  );
}
