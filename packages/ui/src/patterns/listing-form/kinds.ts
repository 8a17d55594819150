import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";

/** A kind of piece, as one field of a form carries it: `furniture/sofas/loveseats`. */
export type Kind = { category: string; subCategory: string; type: string };

export const kindValue = ({ category, subCategory, type }: Kind): string =>
  [category, subCategory, type].join("/");

/** Every kind that the catalogue knows, and the piece's own, by name. */
export function kindOptions(
  menu: Pick<Menu, "categories">,
  own: string,
): Array<{ value: string; label: string }> {
  const known = menu.categories.flatMap((category) =>
    category.subCategories.flatMap((sub) =>
      sub.types.map((type) => ({ category: category.name, subCategory: sub.name, type: type.name })),
    ),
  );
  const options = known.map((kind) => ({
    value: kindValue(kind),
    label: `${formatLabel(kind.category)} › ${formatLabel(kind.subCategory)} › ${formatLabel(kind.type)}`,
  }));
  const [category, subCategory, type] = own.split("/");
  const strange = own !== "" && !options.some(({ value }) => value === own);
  return [
    ...(strange
      ? [
          {
            value: own,
            label: [category, subCategory, type].map((part) => formatLabel(part ?? "")).join(" › "),
          },
        ]
      : []),
    ...options,
  ].toSorted((a, b) => a.label.localeCompare(b.label));
}
