import { useId, useState } from "react";

/**
 * Whether the element with this `id` was opened on a page that was there before. False on a page that has just been
 * loaded, which has the element already: there, tabbing begins at the top. Unlike `useHydrated` it never changes, so
 * that nothing is rendered again and no lazy part below disappears.
 */
export function useIsOpened(): { id: string; isOpened: boolean } {
  const id = useId();
  const [isOpened] = useState(() => typeof document !== "undefined" && document.getElementById(id) === null);
  return { id, isOpened };
}
