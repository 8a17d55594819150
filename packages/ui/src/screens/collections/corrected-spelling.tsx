import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { changed, collectionHref, type FilterPlace } from "../../patterns/filters/collection-href.ts";

export type CorrectedSpellingProps = {
  place: FilterPlace;
  query: ListingQuery;
  /** The corrected keyword. */
  suggestion: string;
};

/** Shows the corrected spelling and a link to search for the original. */
export function CorrectedSpelling({ place, query, suggestion }: CorrectedSpellingProps) {
  return (
    <Banner>
      Showing results for <strong>{suggestion}</strong>. Search instead for{" "}
      <TextLink href={collectionHref(place, changed(query, { exact: "1" }))}>{query.keyword}</TextLink>.
    </Banner>
  );
}
