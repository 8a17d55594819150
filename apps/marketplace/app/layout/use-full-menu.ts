import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { useCallback, useRef, useState } from "react";

/** The menu with everything that opens, asked for once when somebody comes near it. What could not be had is asked for the next time. */
export function useFullMenu(): { wholeMenu: Menu | undefined; onNear: () => void } {
  const [wholeMenu, setWholeMenu] = useState<Menu>();
  const asked = useRef(false);
  const onNear = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    // The client comes along: a page is read without it.
    import("./fetch-menu.ts")
      .then(({ fetchMenu }) => fetchMenu())
      .then(setWholeMenu)
      .catch(() => {
        asked.current = false;
      });
  }, []);
  return { wholeMenu, onNear };
}
