import { type RefCallback, useCallback, useState } from "react";

/** Less is rounding. */
const least = 1;

/**
 * Whether the content of a scroll area is larger than the area. Only then it has to be reachable by keyboard, and is
 * a tab stop of use.
 */
export function useOverflows(): { ref: RefCallback<HTMLElement>; overflows: boolean } {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((area: HTMLElement | null) => {
    if (!area) return;
    const sizes = new ResizeObserver(() =>
      setOverflows(
        area.scrollHeight - area.clientHeight > least || area.scrollWidth - area.clientWidth > least,
      ),
    );
    // The area may keep its size while its content grows.
    const observe = (): void => {
      sizes.disconnect();
      for (const element of [area, ...area.children]) sizes.observe(element);
    };
    const children = new MutationObserver(observe);
    children.observe(area, { childList: true });
    observe();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, []);
  return { ref, overflows };
}
