import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";
import type { Session } from "./session.ts";
import { isRenderedSessionOver, recordRenderedSession } from "./rendered-session.ts";

/** Reloads a tab when it becomes visible after a login or logout in another tab. */
export function useCrossTabSession(session: Session): void {
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
