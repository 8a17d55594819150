import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { runWhenIdle } from "../browser/when-idle.ts";
import { withModule } from "../browser/when-fetched.ts";

/** Tells of each page that is looked at, once, when it has nothing better to do. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const viewed = useRef<string>(undefined);
  useEffect(() => {
    if (viewed.current === pathname) return;
    viewed.current = pathname;
    // Whoever goes on at once has seen it all the same.
    runWhenIdle(() => {
      withModule(import("./page-view.ts"), ({ reportPageView }) => reportPageView({ pathname, search }));
    });
  }, [pathname, search]);
}
