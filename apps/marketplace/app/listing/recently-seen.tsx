import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtomValue } from "jotai";
import { fetchedPart } from "@heirloop/ui/theme/fetched-part";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { useRecentlyViewed } from "./use-recently-viewed.ts";

const RecentPieces = fetchedPart(async () => (await import("./recent-pieces.tsx")).RecentPieces);

/** Below a page: what was looked at in this browser, fetched once the page is at rest and only where there is something. */
export function RecentlySeen({ listing }: { listing?: Listing }) {
  useRecentlyViewed(listing);
  const viewed = useAtomValue(recentlyViewedAtom);
  const others = viewed?.some(({ heirloopId }) => heirloopId !== listing?.heirloopId);
  return others ? <RecentPieces except={listing?.heirloopId} /> : null;
}
