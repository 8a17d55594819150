import { regionNames } from "@heirloop/contract/hub/hub";
import type { Facets } from "@heirloop/contract/listing/listing.schema";
import { conditions } from "@heirloop/contract/listing/condition";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { formatLabel } from "@heirloop/contract/label/label";
import { useEffect, useRef } from "react";
import { Accordion, type AccordionProps } from "../../components/accordion/accordion.tsx";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { AppForm } from "../../theme/form.tsx";
import { CategoryLinks } from "./category-links.tsx";
import {
  changed,
  collectionHref,
  collectionPath,
  queryFields,
  type FilterPlace,
  type ManyFilter,
} from "./collection-href.ts";
import { discountWords, priceBands, priceWords } from "./collection-words.ts";
import { FacetOptions } from "./facet-options.tsx";
import { LinkOptions } from "./link-options.tsx";

export type FilterPanelProps = { place: FilterPlace; query: ListingQuery; facets: Facets };

/** Named by the checkboxes below; everything else of the query goes along unseen. */
const asked: readonly string[] = ["brand", "style", "material", "room", "condition", "op", "page"];

function checkboxGroups(query: ListingQuery, facets: Facets) {
  const group = (name: ManyFilter, title: string, values: Facets["uniqueBrands"]) => ({
    name,
    title,
    values,
  });
  const conditionCounts = conditions.map((name) => ({ name }));
  return {
    facets: [
      group("brand", "Brand", facets.uniqueBrands),
      group("style", "Style", facets.uniqueStyles),
      group("material", "Material", facets.uniqueMaterials),
      group("room", "Room", facets.uniqueRooms),
    ].filter(({ name, values }) => values.length > 0 || query[name].length > 0),
    conditions: conditionCounts,
  };
}

/** All filters of a collection. Without scripts its Apply button sends it; with them every tick does. */
export function FilterPanel({ place, query, facets }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const address = collectionHref(place, query);
  // A tick that the address no longer knows goes out again, and the focus stays where it is.
  useEffect(() => form.current?.reset(), [address]);

  const to = (change: Partial<ListingQuery>): string => collectionHref(place, changed(query, change));
  const isFixed = (name: string): boolean => place.fixed.some((own) => own === name);
  const groups = checkboxGroups(query, facets);
  const samePrice = (band: (typeof priceBands)[number]): boolean =>
    band.minPrice === query.minPrice && band.maxPrice === query.maxPrice;

  const items: AccordionProps["items"] = [
    {
      id: "category",
      title: "Category",
      open: true,
      content: <CategoryLinks place={place} query={query} facets={facets} />,
    },
    {
      id: "price",
      title: "Price",
      open: true,
      content: (
        <LinkOptions
          options={[
            ...priceBands.map((band) => ({
              key: priceWords(band.minPrice, band.maxPrice),
              label: priceWords(band.minPrice, band.maxPrice),
              href: samePrice(band)
                ? to({ minPrice: undefined, maxPrice: undefined })
                : priceHref(place, query, band),
              chosen: samePrice(band),
            })),
            ...(["1", "20"] as const).map((discount) => ({
              key: discount,
              label: discountWords[discount],
              href: to({ discount: query.discount === discount ? undefined : discount }),
              chosen: query.discount === discount,
            })),
          ]}
        />
      ),
    },
    ...groups.facets
      .filter(({ name }) => !isFixed(name))
      .map(({ name, title, values }) => ({
        id: name,
        title,
        open: name === "brand" || name === "style" || query[name].length > 0,
        content: (
          <>
            <FacetOptions legend={title} name={name} values={values} chosen={query[name]} />
            {name === "brand" && (
              <Checkbox
                name="op"
                value="designer"
                label="Designer brands only"
                defaultChecked={query.op === "designer"}
              />
            )}
          </>
        ),
      })),
    {
      id: "condition",
      title: "Condition",
      open: query.condition.length > 0,
      content: groups.conditions.map(({ name }) => (
        <Checkbox
          key={name}
          name="condition"
          value={name}
          label={formatLabel(name)}
          defaultChecked={query.condition.includes(name)}
        />
      )),
    },
    ...(isFixed("region")
      ? []
      : [
          {
            id: "region",
            title: "Location",
            open: query.region !== undefined,
            content: (
              <LinkOptions
                options={facets.uniqueRegions.map(({ region, count }) => ({
                  key: region,
                  label: regionNames[region],
                  count,
                  href: to({ region: query.region === region ? undefined : region }),
                  chosen: query.region === region,
                }))}
              />
            ),
          },
        ]),
  ];

  return (
    <AppForm
      ref={form}
      method="get"
      action={collectionPath(place, query)}
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {queryFields(place, query)
        .filter(([name]) => !asked.includes(name))
        .map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      <Stack gap="m">
        <Accordion items={items} />
        <noscript>
          <Button type="submit" variant="primary" full>
            Apply filters
          </Button>
        </noscript>
      </Stack>
    </AppForm>
  );
}

/** Prices of a band, as the query's own kind of number: read back from the address that says them. */
function priceHref(
  place: FilterPlace,
  query: ListingQuery,
  band: { minPrice?: number; maxPrice?: number },
): string {
  const bare = collectionHref(place, changed(query, { minPrice: undefined, maxPrice: undefined }));
  const fields = Object.entries(band).map(([name, value]) => `${name}=${value}`);
  return `${bare}${bare.includes("?") ? "&" : "?"}${fields.join("&")}`;
}
