import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { changed, collectionHref, type FilterPlace } from "../../patterns/filters/collection-href.ts";

export type CorrectedSpellingProps = {
  place: FilterPlace;
  query: ListingQuery;
  /** What was searched for instead of the keyword. */
  meant: string;
};

/** Says what a misspelled search was taken for, with the way to search for it as typed. */
export function CorrectedSpelling({ place, query, meant }: CorrectedSpellingProps) {
  return (
    <Banner>
      Showing results for <strong>{meant}</strong>. Search instead for{" "}
      <TextLink href={collectionHref(place, changed(query, { exact: "1" }))}>{query.keyword}</TextLink>.
    </Banner>
  );
}
