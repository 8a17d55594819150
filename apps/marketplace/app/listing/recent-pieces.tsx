import { RecentShelf } from "@heirloop/ui/patterns/recent-shelf/recent-shelf";
import { useAtom } from "jotai";
import { keepRecentlyViewed } from "./recently-viewed.ts";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";

/** The shelf of what was looked at before, without the piece of this page. */
export function RecentPieces({ except }: { except?: string | undefined }) {
  const [viewed, tell] = useAtom(recentlyViewedAtom);
  return (
    <RecentShelf
      pieces={(viewed ?? []).filter(({ heirloopId }) => heirloopId !== except)}
      onForget={() => {
        keepRecentlyViewed([]);
        tell([]);
      }}
    />
  );
}
