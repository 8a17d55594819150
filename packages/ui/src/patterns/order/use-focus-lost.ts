import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useIsOpened } from "../../theme/use-is-opened.ts";

type KeptFocus<E> = {
  /** Spread on the element that gets the focus. */
  place: { ref: RefObject<E | null>; id: string };
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
  const { id, isOpened } = useIsOpened();
  const opened = useRef(isOpened);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false || opened.current;
    opened.current = false;
    if (isLost && document.activeElement === document.body) ref.current?.focus();
  }, [change]);
  return {
    place: { ref, id },
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
