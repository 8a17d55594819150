import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

/** Filters that a page's path can already say. */
export type FixedFilter = "brand" | "room" | "style" | "region";

export type CollectionsScreenProps = FavoriteControl & {
  query: ListingQuery;
  /** The page's path, to which filters are added as a query: `/collections/seating`, `/brand/knoll`. */
  path: string;
  /** Filters that stand in the path and so can neither be removed nor repeated in the query. */
  fixed?: readonly FixedFilter[];
  /** Own words of a brand, room, style or location page; without them the query words the heading. */
  title?: string;
  intro?: string;
  result: Loadable<ListingPage>;
  /** The next page of results is on its way while this one still stands. */
  busy?: boolean;
  onRetry: () => void;
};

/** `/collections` and every page that is a collection with a filter in its path. */
export function CollectionsScreen(_props: CollectionsScreenProps) {
  return (
    <Container>
      <Heading level={1}>All furniture</Heading>
    </Container>
  );
}
