import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtomValue } from "jotai";
import type { RecentlyViewedProps } from "@heirloop/ui/patterns/recently-viewed/recently-viewed";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { useRecentlyViewed } from "./use-recently-viewed.ts";

const RecentlyViewedListings = createLazyComponent(
  async () => (await import("./recently-viewed-listings.tsx")).RecentlyViewedListings,
);

export type RecentlyViewedWhenIdleProps = {
  /** The listing of this page, which is saved as viewed and not shown. */
  listing?: Listing;
  width?: RecentlyViewedProps["width"];
};

/** Recently viewed listings below a page, loaded when idle and only if there are any. */
export function RecentlyViewedWhenIdle({ listing, width }: RecentlyViewedWhenIdleProps) {
  useRecentlyViewed(listing);
  const viewed = useAtomValue(recentlyViewedAtom);
  const others = viewed?.some(({ heirloopId }) => heirloopId !== listing?.heirloopId);
  return others ? <RecentlyViewedListings except={listing?.heirloopId} width={width} /> : null;
}
