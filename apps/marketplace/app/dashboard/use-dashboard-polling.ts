import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";

/** Milliseconds between two looks at an import under way. */
const between = 1_000;

/** Loads the page again while an import goes on, and when its tab is seen again after a seller may have connected payouts in another. */
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
