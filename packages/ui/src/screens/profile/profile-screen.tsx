import type { Profile } from "@heirloop/contract/profile/profile.endpoints";
import type { SellerReviews } from "@heirloop/contract/review/review.endpoints";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type ProfileScreenProps = FavoriteControl & {
  profile: Profile;
  reviews: Loadable<SellerReviews>;
  /** One's own profile as others see it. */
  own: boolean;
  onRetryReviews: () => void;
};

/** `/profile/{slug}` */
export function ProfileScreen({ profile }: ProfileScreenProps) {
  return (
    <Container>
      <Heading level={1}>{profile.seller.firstName}</Heading>
    </Container>
  );
}
