import { useEffect, useRef, type RefObject } from "react";

type Led<E> = { ref: RefObject<E | null>; autoFocus: boolean };

/**
 * Leads the focus to the answer of a posted form, such as the refused field. The attribute does it on a page that came
 * as the answer, before or without scripts; the effect does it when the answer came in the background.
 */
export function useFocusWhen<E extends HTMLElement>(asked: boolean): Led<E> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (asked) ref.current?.focus();
  }, [asked]);
  return { ref, autoFocus: asked };
}
