import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";

/** Reloads when the tab becomes visible, because the link is opened in another tab. */
export function useReloadWhenVisible(enabled: boolean): void {
  const reload = useReload();
  useEffect(() => {
    if (!enabled) return;
    const reloadWhenVisible = (): void => {
      if (!document.hidden) void reload();
    };
    document.addEventListener("visibilitychange", reloadWhenVisible);
    return () => document.removeEventListener("visibilitychange", reloadWhenVisible);
  }, [enabled, reload]);
}
