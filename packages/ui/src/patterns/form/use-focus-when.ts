import { useEffect, useRef, type RefObject } from "react";

type Led<E> = { ref: RefObject<E | null>; autoFocus: boolean };

/**
 * Moves the focus to the result of a form, such as the invalid field. `autofocus` does it on a page loaded as the
 * response; the effect does it after a background submission. `onLoad` only does the former: such a page would show its
 * top, while a background submission leaves the focus on the button beside the result.
 */
export function useFocusWhen<E extends HTMLElement>(shouldFocus: boolean, { onLoad = false } = {}): Led<E> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (shouldFocus) ref.current?.focus();
  }, [shouldFocus]);
  return { ref, autoFocus: shouldFocus || onLoad };
}
