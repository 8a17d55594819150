import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";

/** Reloads when the tab becomes visible after a seller may have connected payouts in another one. */
export function useReloadOnReturn(awayToConnect: boolean): void {
  const reload = useReload();
  useEffect(() => {
    if (!awayToConnect) return undefined;
    const reloadWhenVisible = (): void => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", reloadWhenVisible);
    return () => document.removeEventListener("visibilitychange", reloadWhenVisible);
  }, [awayToConnect, reload]);
}
