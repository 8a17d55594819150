import { listingSorts } from "@heirloop/contract/listing/listing-sorts";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Select } from "../../components/select/select.tsx";
import { AppForm } from "../../theme/form.tsx";
import { collectionPath, queryFields } from "./collection-href.ts";
import { sortLabels } from "./filter-labels.ts";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

export type SortFormProps = { place: FilterPlace; query: CollectionQuery };

/** The sort order: applied on change, or by its button without JavaScript. */
export function SortForm({ place, query }: SortFormProps) {
  const [shown, setShown] = useState(query.sort);
  const [known, setKnown] = useState(query.sort);
  if (known !== query.sort) {
    setKnown(query.sort);
    setShown(query.sort);
  }
  return (
    <AppForm method="get" action={collectionPath(place, query)} preventScrollReset>
      {queryFields(place, query)
        .filter(([name]) => name !== "sort" && name !== "page")
        .map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      <Inline gap="xs" wrap={false}>
        <Select
          label="Sort by"
          hideLabel
          name="sort"
          value={shown}
          options={listingSorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
          onChange={(event) => {
            const sort = listingSorts.find((one) => one === event.currentTarget.value);
            if (sort) setShown(sort);
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <noscript>
          <Button type="submit">Sort</Button>
        </noscript>
      </Inline>
    </AppForm>
  );
}
