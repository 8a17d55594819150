import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtomValue } from "jotai";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { useRecentlyViewed } from "./use-recently-viewed.ts";

const RecentlyViewedListings = createLazyComponent(
  async () => (await import("./recently-viewed-listings.tsx")).RecentlyViewedListings,
);

/** Below a page: what was looked at in this browser, fetched once the page is at rest and only where there is something. */
export function RecentlyViewedWhenIdle({ listing }: { listing?: Listing }) {
  useRecentlyViewed(listing);
  const viewed = useAtomValue(recentlyViewedAtom);
  const others = viewed?.some(({ heirloopId }) => heirloopId !== listing?.heirloopId);
  return others ? <RecentlyViewedListings except={listing?.heirloopId} /> : null;
}
