import { catalogKinds, type Kind } from "@heirloop/contract/catalog/catalog-terms";
import { formatLabel } from "@heirloop/contract/label/label";

/** As one field of a form carries it: `furniture/sofas/loveseats`. */
export const toTypeValue = ({ category, subCategory, type }: Kind): string =>
  [category, subCategory, type].join("/");

/** Every kind of the catalog, by name. */
export const typeOptions = catalogKinds
  .map((kind) => ({
    value: toTypeValue(kind),
    label: [kind.category, kind.subCategory, kind.type].map(formatLabel).join(" › "),
  }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
