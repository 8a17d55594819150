import { type OwnPieces, ownPieces } from "@heirloop/contract/consignment/own-pieces";
import type { Listing, OwnListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Pagination, type PaginationProps } from "../../components/pagination/pagination.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks } from "../../components/tabs/tab-links.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { ConnectPayouts } from "../../patterns/connect-payouts/connect-payouts.tsx";
import type { CollectionAnswer } from "../../patterns/consignment/collection-form.tsx";
import { ConsignmentCard, type OwnConsignment } from "../../patterns/consignment/consignment-card.tsx";
import { getConsignmentNames } from "../../patterns/consignment/consignment-names.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { ListingGrid, ListingGridSkeleton } from "../../patterns/listing-grid/listing-grid.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { TakenDownNotice } from "../../patterns/taken-down/taken-down-notice.tsx";
import * as styles from "./your-listings-screen.css.ts";

type OnePage<Piece> = {
  pieces: readonly Piece[];
  /** On all pages. */
  total: number;
  pages: Pick<PaginationProps, "page" | "totalPages">;
};

export type YourListingsScreenProps = {
  /** The open tab. */
  list: OwnPieces;
  /** Pieces offered to shops: those in progress before those that are over. */
  consigned: Loadable<OnePage<OwnConsignment>>;
  /** Pieces that the person sells without a shop, also those sold or taken down. */
  own: Loadable<OnePage<OwnListing>>;
  /** Where users list a piece themselves; omitted where private sellers cannot. */
  listHref?: string | undefined;
  /** A piece was offered just now. */
  offered?: boolean;
  /** The consignment whose action is pending, and the action. */
  sending?: { consignment: string; intent: string } | undefined;
  /** The refused form about the collection of a piece. */
  answer?: (CollectionAnswer & { consignment: string }) | undefined;
  /** The user's number, if the account has one. */
  ownPhone?: string | null;
  /** The error of the last action. */
  problem?: string | undefined;
  /** What the last action did, unless its piece shows it. */
  done?: string | undefined;
  /** Payouts are not connected, and may be. */
  connects?: boolean;
  /** Why connecting them did not begin. */
  connectProblem?: string | undefined;
  onRetry: () => void;
};

type ConsignmentsProps = Pick<
  YourListingsScreenProps,
  "consigned" | "sending" | "answer" | "ownPhone" | "connects" | "onRetry"
>;

function Consignments({
  consigned,
  sending,
  answer,
  ownPhone = null,
  connects = false,
  onRetry,
}: ConsignmentsProps) {
  if (consigned.state === "failed")
    return <ErrorState title="Your pieces could not be loaded" onRetry={onRetry} />;
  if (consigned.state === "loading")
    return (
      <Stack gap="xl">
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
      </Stack>
    );
  const { pieces, pages } = consigned.value;
  if (pieces.length === 0)
    return (
      <EmptyState
        title="No consigned pieces yet"
        level={3}
        actions={<ButtonLink href={pageUrls.consignForm()}>Consign a piece</ButtonLink>}
      >
        Pieces that you consign appear here, with every step from the first pictures to your share.
      </EmptyState>
    );
  const names = getConsignmentNames(pieces.map(({ consignment }) => consignment));
  return (
    <Stack gap="l">
      <ul className={styles.cards}>
        {pieces.map((own) => (
          <li key={own.consignment._id}>
            <ConsignmentCard
              {...own}
              name={names.get(own.consignment._id) ?? own.consignment.title}
              sending={sending?.consignment === own.consignment._id ? sending.intent : undefined}
              answer={answer?.consignment === own.consignment._id ? answer : undefined}
              ownPhone={ownPhone}
              isConnected={!connects}
            />
          </li>
        ))}
      </ul>
      <Pagination {...pages} getHref={(page) => pageUrls.yourListings({ list: "consigned", page })} />
    </Stack>
  );
}

/** A sold piece with what its buyer paid instead of its price. */
const asSold = ({ soldFor, ...listing }: OwnListing): Listing =>
  soldFor === undefined ? listing : { ...listing, price: soldFor, compareAtPrice: null };

type ListingsProps = Pick<YourListingsScreenProps, "own" | "listHref" | "onRetry">;

function OwnListings({ own, listHref, onRetry }: ListingsProps) {
  if (own.state === "failed")
    return <ErrorState title="Your listings could not be loaded" onRetry={onRetry} />;
  if (own.state === "loading") return <ListingGridSkeleton count={3} columns="three" />;
  const { pieces, pages } = own.value;
  if (pieces.length === 0)
    return (
      <EmptyState
        title="You haven’t listed anything yet"
        level={3}
        actions={listHref && <ButtonLink href={listHref}>List a piece yourself</ButtonLink>}
      >
        You set the price and answer questions, and you get the price minus our fee.
      </EmptyState>
    );
  return (
    <Stack gap="l">
      {pieces.map((listing) => (
        <TakenDownNotice key={listing.heirloopId} listing={listing} />
      ))}
      <ListingGrid listings={pieces.map(asSold)} columns="three" />
      <Pagination {...pages} getHref={(page) => pageUrls.yourListings({ list: "own", page })} />
    </Stack>
  );
}

const listNames: Record<OwnPieces, string> = { consigned: "Consigned", own: "Listed by you" };

/** Whether a shop waits for an answer about a piece: that comes before the next piece. */
const isAsked = (consigned: YourListingsScreenProps["consigned"]): boolean =>
  consigned.state === "ready" &&
  consigned.value.pieces.some(
    ({ actions }) => actions.includes("accept-price") || actions.includes("confirm-schedule"),
  );

/** `/your-listings`: the user's consignments step by step, or their own listings. */
export function YourListingsScreen({
  list,
  listHref,
  offered,
  problem,
  done,
  connects = false,
  connectProblem,
  ...lists
}: YourListingsScreenProps) {
  // Without listings or consignments there is nothing to pay out.
  const sells = [lists.consigned, lists.own].some((list) => list.state === "ready" && list.value.total > 0);
  const connecting = connects && sells;
  const counts = {
    consigned: lists.consigned.state === "ready" ? lists.consigned.value.total : undefined,
    own: lists.own.state === "ready" ? lists.own.value.total : undefined,
  };
  return (
    <Container width="work">
      <PageLayout>
        <div className={styles.head}>
          <Stack gap="xs">
            <Heading level={1}>My pieces</Heading>
            <Text tone="soft">Track your pieces from the first offer to the payout.</Text>
          </Stack>
          <Inline gap="s">
            {listHref && <ButtonLink href={listHref}>List it yourself</ButtonLink>}
            <ButtonLink
              href={pageUrls.consignForm()}
              variant={connecting || isAsked(lists.consigned) ? "secondary" : "primary"}
            >
              Consign a piece
            </ButtonLink>
          </Inline>
        </div>
        {offered && (
          <Banner tone="success" announce>
            Thank you. Shops can see your piece now. We’ll email you when one accepts it.
          </Banner>
        )}
        <ProblemBanner problem={problem} />
        {done && (
          <Banner tone="success" announce>
            {done}
          </Banner>
        )}
        {connecting && <ConnectPayouts problem={connectProblem} />}
        <TabLinks
          label="Your pieces"
          tabs={ownPieces.map((name) => ({
            href: pageUrls.yourListings({ list: name }),
            label: listNames[name],
            ...(counts[name] !== undefined && { count: counts[name] }),
            current: name === list,
          }))}
        />
        <Stack gap="m" as="section" label={listNames[list]}>
          <VisuallyHidden as="h2">{listNames[list]}</VisuallyHidden>
          {list === "consigned" ? (
            <Consignments {...lists} connects={connects} />
          ) : (
            <OwnListings {...lists} {...(listHref ? { listHref } : {})} />
          )}
        </Stack>
      </PageLayout>
    </Container>
  );
}
