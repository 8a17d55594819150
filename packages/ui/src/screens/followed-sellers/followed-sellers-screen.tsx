import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type {
  FollowedSeller,
  FollowedSellers,
} from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { FollowButton } from "../../patterns/follow/follow-button.tsx";
import type { FollowControl } from "../../patterns/follow/follow-control.ts";
import { ListingGrid, ListingGridSkeleton } from "../../patterns/listing-grid/listing-grid.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import * as styles from "./followed-sellers-screen.css.ts";

export type FollowedSellersScreenProps = FavoriteControl & {
  followed: Loadable<FollowedSellers>;
  /** From 1. */
  page: number;
  follow: FollowControl;
  onRetry: () => void;
};

type SellerProps = FavoriteControl & {
  entry: FollowedSeller;
  follow: FollowControl;
  /** How many pictures belong to the first screen. */
  eager: number;
};

/** A seller who was unfollowed here stays until the page is left, so that it can be undone. */
function Seller({ entry: { seller, since, newest }, follow, eager, ...favorites }: SellerProps) {
  return (
    <li className={styles.seller}>
      <div className={styles.head}>
        <Avatar name={seller.firstName} src={seller.picture ? `${seller.picture}/160.webp` : undefined} />
        <div className={styles.facts}>
          <Heading level={2} size="subheading">
            {seller.slug === null ? (
              seller.firstName
            ) : (
              <TextLink href={pageUrls.profile(seller.slug)} variant="quiet">
                {seller.firstName}
              </TextLink>
            )}
          </Heading>
          <Text size="small" tone="soft">
            {seller.isBusiness ? "Shop" : "Private seller"}, followed since {formatDay(since)}
          </Text>
        </div>
        <FollowButton seller={seller} {...follow} />
      </div>
      {newest.length > 0 ? (
        <ListingGrid listings={newest} shelf eager={eager} {...favorites} />
      ) : (
        <Text tone="soft">Nothing for sale right now.</Text>
      )}
    </li>
  );
}

type ListProps = Omit<FollowedSellersScreenProps, "followed" | "onRetry"> & { value: FollowedSellers };

function SellerList({ value: { sellers, totalCount }, page, ...controls }: ListProps) {
  if (totalCount === 0)
    return (
      <EmptyState
        title="You aren’t following any sellers yet"
        actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
      >
        Choose “Follow” on a piece or a seller’s profile to see their newest pieces here and get notified
        about new ones.
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <ul className={styles.list}>
        {sellers.map((entry, at) => (
          <Seller key={entry.seller._id} entry={entry} eager={at === 0 ? 4 : 0} {...controls} />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={countPages(totalCount, constants.followedSellersPerPage)}
        getHref={(other) => pageUrls.followedSellers(other)}
      />
    </Stack>
  );
}

/** `/followed-sellers` */
export function FollowedSellersScreen({ followed, onRetry, ...list }: FollowedSellersScreenProps) {
  return (
    <Container>
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Followed sellers</Heading>
          <Text tone="soft">
            Get notified about new pieces from sellers you follow, at most once a day.{" "}
            <TextLink href={pageUrls.notificationSettings()}>Notification settings</TextLink>
          </Text>
        </Stack>
        {followed.state === "loading" && <ListingGridSkeleton />}
        {followed.state === "failed" && (
          <ErrorState title="The sellers you follow could not be loaded" onRetry={onRetry} />
        )}
        {followed.state === "ready" && <SellerList value={followed.value} {...list} />}
      </PageLayout>
    </Container>
  );
}
