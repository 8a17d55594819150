import { ChipLink } from "../../components/chip/chip.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { ActiveFilter } from "./collection-copy.ts";
import * as styles from "./filters.css.ts";

export type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  clearHref: string;
  /** One more that is offered: where somebody looks for furniture. */
  offer?: { label: string; href: string } | undefined;
};

/** What narrows the search, each with its way out. */
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
