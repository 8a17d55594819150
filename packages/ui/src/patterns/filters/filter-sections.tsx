import { regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { conditions } from "@heirloop/contract/listing/condition";
import type { Facets } from "@heirloop/contract/listing/listing-query.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Accordion, type AccordionProps } from "../../components/accordion/accordion.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { changed, collectionHref, isFixed } from "./collection-href.ts";
import { discountLabels } from "./filter-labels.ts";
import { FacetOptions } from "./facet-options.tsx";
import { facetList } from "./filters.ts";
import { LinkOptions } from "./link-options.tsx";
import { priceBandLinks } from "./price-band-links.ts";
import { PriceRange } from "./price-range.tsx";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

export type FilterSectionsProps = {
  place: FilterPlace;
  query: CollectionQuery;
  /** The query of the results, which orders the options. */
  shown: CollectionQuery;
  facets: Facets;
  /** Called when the fields have changed. */
  onCommit: () => void;
};

type Section = AccordionProps["items"][number];

/** A link that sets a value of the query, or clears it if it is set. */
const toggled = <Name extends "discount" | "region">(
  { place, query }: FilterSectionsProps,
  name: Name,
  value: CollectionQuery[Name],
): { href: string; chosen: boolean } => {
  const chosen = query[name] === value;
  return { href: collectionHref(place, changed(query, { [name]: chosen ? undefined : value })), chosen };
};

const categorySection = ({ place, query, facets }: FilterSectionsProps): Section => ({
  id: "category",
  title: "Category",
  open: true,
  content: <CategoryLinks place={place} query={query} facets={facets} />,
});

function priceSection(props: FilterSectionsProps): Section {
  const { place, query, onCommit } = props;
  const discounts = (["1", "20"] as const).map((discount) => ({
    key: discount,
    label: discountLabels[discount],
    ...toggled(props, "discount", discount),
  }));
  return {
    id: "price",
    title: "Price",
    open: true,
    content: (
      <>
        <PriceRange minPrice={query.minPrice} maxPrice={query.maxPrice} onCommit={onCommit} />
        <LinkOptions options={[...priceBandLinks(place, query), ...discounts]} />
      </>
    ),
  };
}

/** The facets with checkboxes that have values. */
function facetSections({ place, query, shown, facets }: FilterSectionsProps): Section[] {
  return facetList.flatMap(({ name, title, counts, expanded }) => {
    const values = counts?.(facets) ?? [];
    if (counts === null || isFixed(place, name) || (values.length === 0 && query[name].length === 0))
      return [];
    return {
      id: name,
      title,
      open: expanded || shown[name].length > 0,
      lazy: true,
      content: (
        <>
          <FacetOptions legend={title} name={name} values={values} chosen={query[name]} first={shown[name]} />
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
    };
  });
}

const conditionSection = ({ query }: FilterSectionsProps): Section => ({
  id: "condition",
  title: "Condition",
  open: query.condition.length > 0,
  lazy: true,
  content: conditions.map((name) => (
    <Checkbox
      key={name}
      name="condition"
      value={name}
      label={formatLabel(name)}
      defaultChecked={query.condition.includes(name)}
    />
  )),
});

const fitSection = ({ place, query }: FilterSectionsProps): Section => ({
  id: "fits",
  title: "Will it fit?",
  open: query.fits !== undefined,
  content: (
    <>
      <Checkbox
        name="fits"
        value="1"
        label="Fits through my door"
        defaultChecked={query.fits !== undefined}
      />
      <TextLink href={pageUrls.willItFit(collectionHref(place, query))}>Measure the way in</TextLink>
    </>
  ),
});

const regionSection = (props: FilterSectionsProps): Section => ({
  id: "region",
  title: "Location",
  open: props.query.region !== undefined,
  lazy: true,
  content: (
    <LinkOptions
      options={props.facets.uniqueRegions.map(({ region, count }) => ({
        key: region,
        label: regionNames[region],
        count,
        ...toggled(props, "region", region),
      }))}
    />
  ),
});

/** The filter panel; filters that the page fixes or that have no values are left out. */
export function FilterSections(props: FilterSectionsProps) {
  const { place, query, facets } = props;
  const hasCategories = query.category !== undefined || facets.uniqueCategories.length > 0;
  const hasRegions = query.region !== undefined || facets.uniqueRegions.length > 0;
  return (
    <Accordion
      items={[
        ...(hasCategories ? [categorySection(props)] : []),
        priceSection(props),
        ...facetSections(props),
        conditionSection(props),
        fitSection(props),
        ...(hasRegions && !isFixed(place, "region") ? [regionSection(props)] : []),
      ]}
    />
  );
}
