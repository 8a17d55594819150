import { useSyncExternalStore } from "react";

/** Whether a media query matches, from the first render in a browser on; `onServer` where there is none. */
export function useMedia(query: string, onServer: boolean): boolean {
  const matches = (): boolean =>
    typeof window === "undefined" ? onServer : window.matchMedia(query).matches;
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    matches,
    matches,
  );
}
