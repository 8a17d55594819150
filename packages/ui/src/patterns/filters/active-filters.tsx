import { ChipLink } from "../../components/chip/chip.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { ActiveFilter } from "./collection-copy.ts";
import * as styles from "./filters.css.ts";

export type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  clearHref: string;
  /** A suggested filter: the visitor's region. */
  offer?: { label: string; href: string } | undefined;
};

/** Chips of the active filters, each of which can be removed. */
export function ActiveFilters({ filters, clearHref, offer }: ActiveFiltersProps) {
  if (filters.length === 0 && !offer) return null;
  return (
    <div className={styles.chips}>
      {offer && <ChipLink href={offer.href}>{offer.label}</ChipLink>}
      {filters.map(({ key, label, href }) => (
        <ChipLink key={key} href={href} removes>
          {label}
        </ChipLink>
      ))}
      {filters.length > 1 && <TextLink href={clearHref}>Clear all</TextLink>}
    </div>
  );
}
