import {
  RecentlyViewed,
  type RecentlyViewedProps,
} from "@heirloop/ui/patterns/recently-viewed/recently-viewed";
import { useAtom } from "jotai";
import { saveRecentlyViewed } from "./recently-viewed.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";

type RecentlyViewedListingsProps = Pick<RecentlyViewedProps, "width"> & { except?: string | undefined };

/** The recently viewed listings without the one on this page. */
export function RecentlyViewedListings({ except, width }: RecentlyViewedListingsProps) {
  const [viewed, setViewed] = useAtom(recentlyViewedAtom);
  return (
    <RecentlyViewed
      width={width}
      pieces={(viewed ?? []).filter(({ heirloopId }) => heirloopId !== except)}
      onForget={() => {
        saveRecentlyViewed([]);
        setViewed([]);
      }}
    />
  );
}
