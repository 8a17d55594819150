import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";
import { useReloadOnReturn } from "../onboarding/use-reload-on-return.ts";

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
  useReloadOnReturn(awayToConnect);
}
