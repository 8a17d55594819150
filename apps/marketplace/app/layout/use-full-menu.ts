import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { useCallback, useRef, useState } from "react";

/** Loads the full menu when a pointer or the focus reaches the header. After a failure the next time tries again. */
export function useFullMenu(): { fullMenu: Menu | undefined; onPreload: () => void } {
  const [fullMenu, setWholeMenu] = useState<Menu>();
  const isRequested = useRef(false);
  const onPreload = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    // Loads the API client as well, which the page itself does not need.
    import("./fetch-menu.ts")
      .then(({ fetchMenu }) => fetchMenu())
      .then(setWholeMenu)
      .catch(() => {
        isRequested.current = false;
      });
  }, []);
  return { fullMenu, onPreload };
}
