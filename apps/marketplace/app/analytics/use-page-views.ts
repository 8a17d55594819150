import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { runWhenIdle } from "../browser/when-idle.ts";
import { withModule } from "../browser/when-fetched.ts";

/** Reports each page view once, when the browser is idle. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const viewed = useRef<string>(undefined);
  useEffect(() => {
    if (viewed.current === pathname) return;
    viewed.current = pathname;
    // A visitor who leaves before that has seen the page too.
    runWhenIdle(() => {
      withModule(import("./page-view.ts"), ({ reportPageView }) => reportPageView({ pathname, search }));
    });
  }, [pathname, search]);
}
