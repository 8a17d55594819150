import { Banner } from "../../components/banner/banner.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { changed, collectionHref } from "../../patterns/filters/collection-href.ts";
import type { CollectionQuery, FilterPlace } from "../../patterns/filters/collection-query.ts";

export type CorrectedSpellingProps = {
  place: FilterPlace;
  query: CollectionQuery;
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
