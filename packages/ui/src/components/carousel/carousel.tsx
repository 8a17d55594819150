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
  /** How much of the row one takes: on a wide screen six, four or three stand in it. */
  size?: keyof typeof styles.size;
  /** From a tablet on all of them stand in a grid of so many columns; else they stay in one row. */
  unfolds?: keyof typeof styles.unfolds;
};

/** What of the row is out of sight. */
type Rest = { before: boolean; after: boolean };

function getRest({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Rest {
  // From right to left the row begins at 0 as well, and goes below it.
  const gone = Math.abs(scrollLeft);
  return { before: gone > 1, after: gone + clientWidth < scrollWidth - 1 };
}

/** Things in one row to swipe, scroll or step through. Without the script it still scrolls. */
export function Carousel({ label, items, size = "medium", unfolds }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  // Until it is known whether anything is out of sight, the row can be scrolled by keyboard.
  const [rest, setRest] = useState<Rest>();
  const { before, after } = rest ?? { before: false, after: false };

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = (): void => {
      const now = getRest(element);
      // A button that has nothing more to do goes, and whoever pressed it by keyboard goes on in the row.
      const pressed = element.parentElement?.querySelector<HTMLElement>("button:focus")?.dataset["to"];
      if ((pressed === "next" && !now.after) || (pressed === "previous" && !now.before))
        element.focus({ preventScroll: true });
      setRest((last) => (last?.before === now.before && last.after === now.after ? last : now));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [items.length]);

  /** By what is in sight, less the one that was cut off. */
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
