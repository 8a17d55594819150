import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./carousel.css.ts";

export type CarouselProps = {
  /** Names the row for screen readers. */
  label: string;
  /** In the order in which they are read. */
  items: ReadonlyArray<{ id: string; content: ReactNode }>;
  /** How many items fit: six, four or three on a wide screen. */
  size?: "small" | "medium" | "wide";
  /** From the tablet on, the items form a grid with this many columns; otherwise they stay in one row. */
  unfolds?: "three" | "four";
};

/** Which ends of the row are out of view. */
type Rest = { before: boolean; after: boolean };

function getRest({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Rest {
  // From right to left the row begins at 0 as well, and goes below it.
  const gone = Math.abs(scrollLeft);
  return { before: gone > 1, after: gone + clientWidth < scrollWidth - 1 };
}

/** Items in one row to swipe or scroll. It works without JavaScript. */
export function Carousel({ label, items, size = "medium", unfolds }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  // Until it is known whether anything is out of sight, the row can be scrolled by keyboard.
  const [rest, setRest] = useState<Rest>();
  const { before, after } = rest ?? { before: false, after: false };

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = (): void => {
      const now = getRest(element);
      // A button without anything left to scroll is removed, and the keyboard focus moves to the row.
      const pressed = element.parentElement?.querySelector<HTMLElement>("button:focus")?.dataset["to"];
      if ((pressed === "next" && !now.after) || (pressed === "previous" && !now.before))
        element.focus({ preventScroll: true });
      setRest((last) => (last?.before === now.before && last.after === now.after ? last : now));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [items.length]);

  /** Scrolls by the visible width, minus the item that was cut off. */
  const step = (pages: 1 | -1): void => {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const one = element.firstElementChild?.clientWidth ?? 0;
    element.scrollBy({ left: pages * forward * Math.max(one, element.clientWidth - one / 2) });
  };

  return (
    <div className={styles.frame}>
      <ul
        ref={row}
        aria-label={label}
        tabIndex={rest === undefined || before || after ? 0 : undefined}
        className={classes(styles.row, styles.size[size], unfolds && styles.unfolds[unfolds])}
      >
        {items.map(({ id, content }) => (
          <li key={id} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      {(before || after) && (
        <>
          <div className={classes(styles.step, styles.previous)}>
            <IconButton
              icon={ChevronLeft}
              variant="outlined"
              label={`Previous in ${label}`}
              data-to="previous"
              disabled={!before}
              onClick={() => step(-1)}
            />
          </div>
          <div className={classes(styles.step, styles.next)}>
            <IconButton
              icon={ChevronRight}
              variant="outlined"
              label={`Next in ${label}`}
              data-to="next"
              disabled={!after}
              onClick={() => step(1)}
            />
          </div>
        </>
      )}
    </div>
  );
}
