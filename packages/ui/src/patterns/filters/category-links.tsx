import { formatLabel } from "@heirloop/contract/label/label";
import type { FacetCount, Facets } from "@heirloop/contract/listing/listing-query.schema";
import { ChevronLeft } from "lucide-react";
import { AppLink } from "../../theme/link.tsx";
import { changed, collectionHref } from "./collection-href.ts";
import * as styles from "./filters.css.ts";
import { LinkOptions } from "./link-options.tsx";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

type Step = {
  up?: { label: string; change: Partial<CollectionQuery> };
  values: readonly FacetCount[];
  choose: (name: string) => Partial<CollectionQuery>;
  chosen: string | undefined;
};

/** The current level of the category tree: its parent and its children. */
function getStep(query: CollectionQuery, facets: Facets): Step {
  const { category, subCategory, type } = query;
  if (category === undefined)
    return { values: facets.uniqueCategories, choose: (name) => ({ category: name }), chosen: undefined };
  if (subCategory === undefined) {
    const up = {
      label: "All furniture",
      change: { category: undefined, subCategory: undefined, type: undefined },
    };
    return {
      up,
      values: facets.uniqueSubCategories,
      choose: (name) => ({ subCategory: name }),
      chosen: undefined,
    };
  }
  const up = { label: formatLabel(category), change: { subCategory: undefined, type: undefined } };
  return {
    up,
    values: facets.uniqueTypes,
    choose: (name) => ({ type: name === type ? undefined : name }),
    chosen: type,
  };
}

export type CategoryLinksProps = { place: FilterPlace; query: CollectionQuery; facets: Facets };

/** One level of the tree of categories with counts, and the way back up. */
export function CategoryLinks({ place, query, facets }: CategoryLinksProps) {
  const { up, values, choose, chosen } = getStep(query, facets);
  return (
    <div>
      {up && (
        <AppLink href={collectionHref(place, changed(query, up.change))} className={styles.up}>
          <ChevronLeft aria-hidden className={styles.upSign} />
          {up.label}
        </AppLink>
      )}
      <LinkOptions
        options={values.map(({ name, count }) => ({
          key: name,
          label: formatLabel(name),
          count,
          href: collectionHref(place, changed(query, choose(name))),
          chosen: name === chosen,
        }))}
      />
    </div>
  );
}
