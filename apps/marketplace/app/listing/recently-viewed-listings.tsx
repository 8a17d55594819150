import { RecentlyViewed } from "@heirloop/ui/patterns/recently-viewed/recently-viewed";
import { useAtom } from "jotai";
import { saveRecentlyViewed } from "./recently-viewed.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";

/** The recently viewed listings without the one on this page. */
export function RecentlyViewedListings({ except }: { except?: string | undefined }) {
  const [viewed, setViewed] = useAtom(recentlyViewedAtom);
  return (
    <RecentlyViewed
      pieces={(viewed ?? []).filter(({ heirloopId }) => heirloopId !== except)}
      onForget={() => {
        saveRecentlyViewed([]);
        setViewed([]);
      }}
    />
  );
}
