import type { Facets } from "@heirloop/contract/listing/listing-query.schema";
import { useEffect, useRef } from "react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { AppForm } from "../../theme/form.tsx";
import { collectionHref, collectionPath, queryFields } from "./collection-href.ts";
import { filtersInChipOrder } from "./filters.ts";
import { FilterSections } from "./filter-sections.tsx";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

export type FilterPanelProps = {
  place: FilterPlace;
  /** The filters of the page, or of the one that is loading. */
  query: CollectionQuery;
  /** The query of the results beside it, which orders the options. */
  shown: CollectionQuery;
  facets: Facets;
};

/** Fields of the panel; the rest of the query is sent in hidden fields. */
const panelFields: readonly string[] = [
  ...filtersInChipOrder.filter(({ inPanel }) => inPanel).flatMap(({ fields }) => fields),
  "page",
];

/** Checkboxes that the visitor has changed since the page of this address was rendered. */
const changedBoxes = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

/** All filters of a collection. Without JavaScript an Apply button submits them; with it every change does. */
export function FilterPanel({ place, query, shown, facets }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const address = collectionHref(place, query);
  // Applies a checkbox that was checked before hydration.
  useEffect(() => {
    if (form.current && changedBoxes(form.current).length > 0) form.current.requestSubmit();
  }, []);
  const known = useRef(address);
  // Unchecks what the new address does not contain. The focus stays where it is.
  useEffect(() => {
    // Not `form.reset()`: React would not notice it, and would miss the next click.
    if (known.current !== address && form.current)
      for (const box of changedBoxes(form.current)) box.checked = box.defaultChecked;
    known.current = address;
  }, [address]);
  return (
    <AppForm
      ref={form}
      method="get"
      action={collectionPath(place, query)}
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {queryFields(place, query)
        .filter(([name]) => !panelFields.includes(name))
        .map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      <Stack gap="m">
        <FilterSections {...{ place, query, shown, facets }} onCommit={() => form.current?.requestSubmit()} />
        <noscript>
          <Button type="submit" variant="primary" full>
            Apply filters
          </Button>
        </noscript>
      </Stack>
    </AppForm>
  );
}
