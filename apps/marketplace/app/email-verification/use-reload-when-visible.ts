import { useEffect } from "react";
import { useReload } from "../browser/use-reload.ts";

/** Loads the page again whenever its tab comes to the front, while that may bring something: the link is opened in another one. */
export function useReloadWhenVisible(wanted: boolean): void {
  const reload = useReload();
  useEffect(() => {
    if (!wanted) return;
    const look = (): void => {
      if (!document.hidden) void reload();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [wanted, reload]);
}
