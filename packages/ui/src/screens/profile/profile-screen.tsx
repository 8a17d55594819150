import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Profile } from "@heirloop/contract/profile/profile.endpoints";
import type { SellerReviews } from "@heirloop/contract/review/review.endpoints";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BlockPerson } from "../../patterns/block-person/block-person.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { FollowButton } from "../../patterns/follow/follow-button.tsx";
import type { FollowControl } from "../../patterns/follow/follow-control.ts";
import { ListingGrid } from "../../patterns/listing-grid/listing-grid.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { ProfileReviews } from "./profile-reviews.tsx";
import * as styles from "./profile-screen.css.ts";

/** Page numbers: of the pieces for sale, the sold pieces and the reviews. */
export type ProfilePages = Readonly<Record<"page" | "sold" | "reviews", number>>;

export type ProfileScreenProps = FavoriteControl & {
  profile: Profile;
  reviews: Loadable<SellerReviews>;
  /** Which page of each list is shown, from 1. */
  pages: ProfilePages;
  /** The address of another page of one list; the other lists stay where they are. */
  getHref: (pages: Partial<ProfilePages>) => string;
  /** The user's own profile as others see it. */
  own: boolean;
  /** Nobody is logged in. */
  guest: boolean;
  follow: FollowControl;
  onRetryReviews: () => void;
};

type PiecesProps = Partial<FavoriteControl> & {
  listings: readonly Listing[];
  count: number;
  page: number;
  label: string;
  getHref: (page: number) => string;
  /** How many pictures load at once. */
  eager?: number;
};

/** One page of a list of pieces, under the number of all of them. */
function Pieces({ listings, count, page, label, getHref, eager = 0, ...favorites }: PiecesProps) {
  return (
    <Stack gap="l">
      <Text tone="soft">
        {count.toLocaleString("en-US")} {count === 1 ? "piece" : "pieces"}
      </Text>
      <ListingGrid listings={listings} eager={eager} {...favorites} />
      <Pagination
        label={label}
        page={page}
        totalPages={Math.ceil(count / constants.listingsPerProfilePage)}
        getHref={getHref}
      />
    </Stack>
  );
}

type HeadProps = Pick<ProfileScreenProps, "own" | "guest" | "follow"> & Pick<Profile, "seller">;

/** Who the seller is, and what the visitor, or the seller, can do about it. */
function Head({ seller, own, guest, follow }: HeadProps) {
  const year = new Date(seller.since).getUTCFullYear();
  return (
    <header className={styles.head}>
      <Avatar
        name={seller.firstName}
        size="large"
        src={seller.picture ? `${seller.picture}/160.webp` : undefined}
      />
      <div className={styles.text}>
        <Heading level={1}>{seller.firstName}</Heading>
        {seller.averageReview !== null && (
          <Rating value={seller.averageReview} count={seller.reviewedCount} size="body" />
        )}
        <Text tone="soft">
          {[seller.isBusiness ? "Shop" : "Private seller", seller.place].filter(Boolean).join(" in ")}, with
          us since {year}
        </Text>
      </div>
      {own ? (
        <ButtonLink href={seller.isBusiness ? pageUrls.sellerDashboard("shop_details") : pageUrls.settings()}>
          {seller.isBusiness ? "Edit your shop" : "Edit in settings"}
        </ButtonLink>
      ) : (
        <Inline gap="s">
          <FollowButton seller={seller} {...follow} />
          <BlockPerson person={seller} guest={guest} />
        </Inline>
      )}
    </header>
  );
}

/** `/profile/{slug}` */
export function ProfileScreen({
  profile,
  reviews,
  pages,
  getHref,
  own,
  guest,
  follow,
  onRetryReviews,
  isFavorite,
  onFavorite,
}: ProfileScreenProps) {
  const { seller, story, policies, banner, forSale, forSaleCount, sold, soldCount } = profile;
  return (
    <Container>
      <PageLayout>
        {banner && (
          <Picture
            src={banner}
            alt=""
            ratio="banner"
            size="full"
            sizes="(min-width: 1776px) 1680px, 94vw"
            priority
          />
        )}
        <Head seller={seller} own={own} guest={guest} follow={follow} />
        {story && (
          <Text size="lead" measure lines>
            {story}
          </Text>
        )}
        {policies && (
          <Stack gap="xs">
            <Heading level={2} size="subheading">
              Policies
            </Heading>
            <Text tone="soft" measure lines>
              {policies}
            </Text>
          </Stack>
        )}
        <div>
          <Section title="For sale" id="for-sale">
            {forSale.length > 0 ? (
              <Pieces
                listings={forSale}
                count={forSaleCount}
                label="Pages of pieces for sale"
                page={pages.page}
                getHref={(page) => `${getHref({ page })}#for-sale`}
                eager={4}
                {...(own ? {} : { isFavorite, onFavorite })}
              />
            ) : (
              <EmptyState
                compact
                title="Nothing for sale just now"
                actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
              >
                {own
                  ? "Pieces that you list for sale appear here."
                  : "Check back soon, or browse pieces from other sellers."}
              </EmptyState>
            )}
          </Section>
          <Section title="What buyers say" id="reviews">
            <Stack gap="l">
              {own && (
                <div>
                  <ButtonLink href={pageUrls.reviews()}>Reply to reviews</ButtonLink>
                </div>
              )}
              <ProfileReviews
                reviews={reviews}
                page={pages.reviews}
                getHref={(page) => `${getHref({ reviews: page })}#reviews`}
                own={own}
                onRetry={onRetryReviews}
              />
            </Stack>
          </Section>
          {sold.length > 0 && (
            <Section title="Found a new home" id="sold">
              <Pieces
                listings={sold}
                count={soldCount}
                label="Pages of sold pieces"
                page={pages.sold}
                getHref={(page) => `${getHref({ sold: page })}#sold`}
              />
            </Section>
          )}
        </div>
      </PageLayout>
    </Container>
  );
}
