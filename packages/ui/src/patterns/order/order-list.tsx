import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { PurchaseSelection, SaleSelection } from "@heirloop/contract/order/order-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import type { Loadable } from "../loadable/loadable.ts";
import { OrderCard } from "./order-card.tsx";
import type { OrderHandlers } from "./order-view.ts";

export type Selection = PurchaseSelection | SaleSelection;

type Nothing = { title: string; text: string };

const nothing: Record<Selection, Nothing> = {
  openPurchases: {
    title: "No open purchases",
    text: "Your purchases appear here until you have received them.",
  },
  closedPurchases: {
    title: "No past purchases",
    text: "Pieces that you have received and canceled orders appear here.",
  },
  openSales: {
    title: "No open sales",
    text: "When somebody buys one of your pieces, you approve the order and agree on a time here.",
  },
  closedSales: { title: "No past sales", text: "Your completed sales appear here." },
  openOffers: {
    title: "No open offers",
    text: `Offers appear here until they are answered, for up to ${formatDuration(constants.offerExpiry)}.`,
  },
  closedOffers: {
    title: "No past offers",
    text: "Offers that ended without a sale appear here.",
  },
};

/** What a tab lists. */
const kinds: Record<Selection, string> = {
  openPurchases: "purchases",
  closedPurchases: "purchases",
  openSales: "sales",
  closedSales: "sales",
  openOffers: "offers",
  closedOffers: "offers",
};

/** The next step from an empty tab: a seller's may be an offer in another tab, a buyer looks for a piece. */
function getEmptyAction(selection: Selection, offersHref: string): ReactNode {
  if (selection === "openSales") return <ButtonLink href={offersHref}>See open offers</ButtonLink>;
  if (selection === "closedSales") return null;
  return <ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>;
}

export type OrderListProps = Pick<OrderHandlers, "onReview"> & {
  selection: Selection;
  orders: Loadable<readonly Order[]>;
  /** The list continues after an earlier page. */
  isLater: boolean;
  latestHref: string;
  /** The tab of open offers. */
  offersHref: string;
  /** The next page of the list; null on the last one. */
  olderHref: string | null;
  getSide: (order: Order) => Side;
  getHref: (order: Order) => string;
  now: string;
  onRetry: () => void;
};

/** The orders of one tab. */
export function OrderList({
  selection,
  orders,
  isLater,
  latestHref,
  offersHref,
  olderHref,
  getSide,
  getHref,
  now,
  onRetry,
  onReview,
}: OrderListProps) {
  if (orders.state === "loading") {
    return (
      <div aria-busy>
        <Stack gap="xl">
          {[1, 2, 3].map((at) => (
            <Stack key={at} gap="xs">
              <Skeleton shape="shortLine" />
              <Skeleton shape="line" />
              <Skeleton shape="shortLine" />
            </Stack>
          ))}
        </Stack>
      </div>
    );
  }
  if (orders.state === "failed") {
    return (
      <ErrorState title="These orders could not be loaded" onRetry={onRetry}>
        Your orders have not changed.
      </ErrorState>
    );
  }
  if (orders.value.length === 0 && isLater) {
    return (
      <EmptyState
        compact
        title={`No older ${kinds[selection]}`}
        actions={<ButtonLink href={latestHref}>Latest {kinds[selection]}</ButtonLink>}
      >
        There are no more orders in this list.
      </EmptyState>
    );
  }
  if (orders.value.length === 0) {
    const { title, text } = nothing[selection];
    return (
      <EmptyState title={title} actions={getEmptyAction(selection, offersHref)}>
        {text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="l">
      <ul>
        {orders.value.map((order) => (
          <li key={order._id}>
            <OrderCard side={getSide(order)} href={getHref(order)} {...{ order, now, onReview }} />
          </li>
        ))}
      </ul>
      {(isLater || olderHref !== null) && (
        <Inline gap="s">
          {isLater && <ButtonLink href={latestHref}>Latest {kinds[selection]}</ButtonLink>}
          {olderHref !== null && <ButtonLink href={olderHref}>Older {kinds[selection]}</ButtonLink>}
        </Inline>
      )}
    </Stack>
  );
}
