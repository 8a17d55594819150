import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { Review } from "@heirloop/contract/review/review.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";

/** A raw catalogue name with a picture of something of that kind. */
export type PicturedName = { name: string; count: number; image: string | null };

export type HomeScreenProps = FavoriteControl & {
  /** Pictures of the hero: three or more listings, the first the largest. */
  featured: readonly Listing[];
  categories: readonly PicturedName[];
  newHits: readonly Listing[];
  onSale: readonly Listing[];
  styles: readonly PicturedName[];
  rooms: readonly PicturedName[];
  reviews: readonly Review[];
  /** How many pieces are for sale. */
  total: number;
};

/** `/`: what Heirloop is, and the ways into its pieces. */
export function HomeScreen(_props: HomeScreenProps) {
  return (
    <Container>
      <Heading level={1}>Furniture with a past</Heading>
    </Container>
  );
}
