import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { whenIdle } from "../browser/when-idle.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { whenFetched } from "../browser/when-fetched.ts";

/** Remembers the piece as looked at, if one is given, and reads what was before; both once the page is at rest. */
export function useRecentlyViewed(listing?: Listing): void {
  const tell = useSetAtom(recentlyViewedAtom);
  useEffect(
    () =>
      whenIdle(() => {
        whenFetched(import("./recently-viewed.ts"), ({ recentlyViewed, keepRecentlyViewed, withViewed }) => {
          const before = recentlyViewed();
          const pieces = listing ? withViewed(before, listing) : before;
          if (listing) keepRecentlyViewed(pieces);
          tell(pieces);
        });
      }),
    [listing, tell],
  );
}
