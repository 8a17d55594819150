import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useHydrated } from "../../theme/use-hydrated.ts";

type KeptFocus<E> = {
  /** The element that gets the focus. */
  ref: RefObject<E | null>;
  /** Spread on what contains the controls. */
  area: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
};

/**
 * Moves the focus to an element when a change takes away the control that had it, and when what contains them takes the
 * place of a list. On a page that has just been loaded, tabbing begins at its top.
 *
 * @param change differs after every change
 */
export function useFocusLost<E extends HTMLElement>(change: string): KeptFocus<E> {
  const ref = useRef<E>(null);
  const hydrated = useHydrated();
  const opened = useRef(hydrated);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false || opened.current;
    opened.current = false;
    if (isLost && document.activeElement === document.body) ref.current?.focus();
  }, [change]);
  return {
    ref,
    area: {
      onFocus: ({ target }) => {
        focused.current = target;
      },
      // React reports none for an element that it removes.
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
