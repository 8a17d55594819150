import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type FavoritesScreenProps = FavoriteControl & {
  favorites: Loadable<readonly Listing[]>;
  onRetry: () => void;
};

/** `/favorites` */
export function FavoritesScreen(_props: FavoritesScreenProps) {
  return (
    <Container>
      <Heading level={1}>Favorites</Heading>
    </Container>
  );
}
