import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";

/** Milliseconds between two polls of a running import. */
const between = 1_000;

/**
 * Reloads while an import is running, and when the tab becomes visible after a seller may have connected payouts in
 * another one.
 */
export function useDashboardPolling({
  importing,
  awayToConnect,
}: {
  importing: boolean;
  awayToConnect: boolean;
}): void {
  const reload = useReload();
  useEffect(() => {
    if (!importing) return undefined;
    const timer = setInterval(() => void reload(), between);
    return () => clearInterval(timer);
  }, [importing, reload]);
  useEffect(() => {
    if (!awayToConnect) return undefined;
    const look = (): void => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [awayToConnect, reload]);
}
