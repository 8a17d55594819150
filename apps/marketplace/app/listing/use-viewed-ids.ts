import { useAtom } from "jotai";
import { useCallback } from "react";
import { recentlyViewedAtom } from "./recently-viewed.atoms.ts";
import { withModule } from "../browser/when-fetched.ts";

/** `heirloopId`s of the listings viewed in this browser, newest first; read when first needed. */
export function useViewedIds(): { viewed: readonly string[]; onPreload: () => void } {
  const [pieces, setViewed] = useAtom(recentlyViewedAtom);
  const onPreload = useCallback(() => {
    if (pieces !== null) return;
    withModule(
      import("./recently-viewed.ts").then(({ loadRecentlyViewed }) => loadRecentlyViewed()),
      setViewed,
    );
  }, [pieces, setViewed]);
  return { viewed: pieces?.map(({ heirloopId }) => heirloopId) ?? [], onPreload };
}
