import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";
import type { LoadedSession } from "./load-session.server.ts";
import { isRenderedSessionOver, recordRenderedSession } from "./rendered-session.ts";

/** Loads the page anew when its tab is looked at again after somebody logged in or out in another one. */
export function useCrossTabSession(session: LoadedSession): void {
  const reload = useReload();
  useEffect(recordRenderedSession, [session]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden && isRenderedSessionOver()) void reload();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [reload]);
}
