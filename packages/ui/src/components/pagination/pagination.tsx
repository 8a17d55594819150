import { ChevronLeft, ChevronRight } from "lucide-react";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./pagination.css.ts";

export type PaginationProps = {
  /** Its name for screen readers; on a page with several lists, each needs its own. */
  label?: string;
  /** From 1. */
  page: number;
  /** Counted from 1. */
  totalPages: number;
  /** Address of a page. */
  getHref: (page: number) => string;
};

/** First page, last page and the neighbors of the current one; a gap replaces at least two pages. */
export function visiblePages(page: number, totalPages: number): ReadonlyArray<number | "earlier" | "later"> {
  const near = [1, page - 1, page, page + 1, totalPages].filter((one) => one >= 1 && one <= totalPages);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((one, at) => {
    const before = pages[at - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2
      ? [before + 1, one]
      : [one <= page ? ("earlier" as const) : ("later" as const), one];
  });
}

/** The pages of a list, as links. */
export function Pagination({ label = "Pages", page, totalPages, getHref }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <AppLink href={getHref(page - 1)} rel="prev" aria-label="Previous page" className={styles.page}>
              <ChevronLeft aria-hidden className={styles.icon} />
            </AppLink>
          </li>
        )}
        {visiblePages(page, totalPages).map((one) =>
          typeof one === "string" ? (
            <li key={one} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={one}>
              <AppLink
                href={getHref(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? "page" : undefined}
                className={styles.page}
              >
                {one}
              </AppLink>
            </li>
          ),
        )}
        {page < totalPages && (
          <li>
            <AppLink href={getHref(page + 1)} rel="next" aria-label="Next page" className={styles.page}>
              <ChevronRight aria-hidden className={styles.icon} />
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
