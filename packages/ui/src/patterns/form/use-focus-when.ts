import { useEffect, useRef, type RefObject } from "react";

type Led<E> = { ref: RefObject<E | null>; autoFocus: boolean };

/**
 * Moves the focus to the result of a form, such as the invalid field. `autofocus` does it on a page loaded as the
 * response; the effect does it after a background submission.
 */
export function useFocusWhen<E extends HTMLElement>(shouldFocus: boolean): Led<E> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (shouldFocus) ref.current?.focus();
  }, [shouldFocus]);
  return { ref, autoFocus: shouldFocus };
}
