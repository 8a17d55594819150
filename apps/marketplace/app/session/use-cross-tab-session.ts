import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";
import type { Session } from "./session.ts";
import { isRenderedSessionOver, recordRenderedSession } from "./rendered-session.ts";

/** Reloads a tab when it becomes visible after a login or logout in another tab. */
export function useCrossTabSession(session: Session): void {
  const reload = useReload();
  useEffect(recordRenderedSession, [session]);
  useEffect(() => {
    const compareSession = (): void => {
      if (!document.hidden && isRenderedSessionOver()) void reload();
    };
    document.addEventListener("visibilitychange", compareSession);
    window.addEventListener("focus", compareSession);
    return () => {
      document.removeEventListener("visibilitychange", compareSession);
      window.removeEventListener("focus", compareSession);
    };
  }, [reload]);
}
