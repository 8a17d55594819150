import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { withModule } from "../browser/when-fetched.ts";

/** Remembers the piece as looked at, if one is given, and reads what was before; both once the page is at rest. */
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
