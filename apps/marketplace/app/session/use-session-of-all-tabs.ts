import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";
import type { LoadedSession } from "./load-session.server.ts";
import { isShownSessionOver, noteShownSession } from "./shown-session.ts";

/** Loads the page anew when its tab is looked at again after somebody logged in or out in another one. */
export function useSessionOfAllTabs(session: LoadedSession): void {
  const reload = useReload();
  useEffect(noteShownSession, [session]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden && isShownSessionOver()) void reload();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [reload]);
}
