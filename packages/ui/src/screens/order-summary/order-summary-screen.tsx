import { isOfferStage } from "@heirloop/contract/order/order-status";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { Order } from "@heirloop/contract/order/order.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { offerStateFor } from "@heirloop/contract/order/offer-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BreakdownList } from "../../patterns/breakdown/breakdown-list.tsx";
import { CartLine } from "../../patterns/cart-line/cart-line.tsx";
import { list } from "../../patterns/cart-line/cart-line.css.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { getNextStep } from "../../patterns/order/next-step.ts";
import { getOrderTitle } from "../../patterns/order/order-copy.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";

export type OrderSummaryScreenProps = {
  /** The orders of one checkout, one per seller. */
  orders: Loadable<readonly Order[]>;
  email: string;
  onRetry: () => void;
};

function getNext(order: Order): string {
  const { status, type, offer, seller } = order;
  if (offer && offerStateFor(offer, "buyer") === "offer-sent")
    return `The seller has ${formatDuration(constants.offerExpiry)} to accept your offer of ${formatCents(offer.amount)}, decline it, or make a counteroffer. Your card is charged only if you both agree.`;
  if (offer) return getNextStep(order, "buyer", { canCounter: true });
  // True when the page is opened again later.
  if (status !== "requested") return "You can follow it on the page of the order.";
  const then =
    type === "pickup" ? "you agree on a time to pick it up" : "you agree on a time for the delivery";
  return `${seller.firstName} has ${formatDuration(constants.requestExpiry)} to approve. Your card is only reserved until then. After that ${then}.`;
}

function OrderSummary({ order }: { order: Order }) {
  return (
    <Card as="article" label={`Order from ${order.seller.firstName}, ${getOrderTitle(order)}`}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="subheading">
            {/* The name of a shop is hidden until the offer is accepted. */}
            {order.offer && !order.approved ? "Your offer" : `From ${order.seller.firstName}`}
          </Heading>
          <Text tone="soft">{getNext(order)}</Text>
          <Text size="small" tone="soft">{`Order number ${order._id}`}</Text>
        </Stack>
        <ul className={list}>
          {order.listings.map(({ listing, price }) => (
            <li key={listing.heirloopId}>
              <CartLine
                listing={{ ...listing, price, compareAtPrice: null, status: "active", reservedUntil: null }}
                now={order.date}
              />
            </li>
          ))}
        </ul>
        <BreakdownList
          breakdown={order.breakdown}
          type={order.type}
          itemsWord={isOfferStage(order.status) ? "Your offer" : "Pieces"}
        />
        <Inline gap="s">
          <ButtonLink
            href={pageUrls.purchases(isOfferStage(order.status) ? "openOffers" : "openPurchases", order._id)}
            variant="primary"
          >
            {isOfferStage(order.status) ? "See the offer" : "See the order"}
          </ButtonLink>
          {/* Before that the chat takes no messages. */}
          {order.approved && order.chat && (
            <ButtonLink href={pageUrls.chat(order.chat)}>Message the seller</ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** The confirmation, and what happens next. */
export function OrderSummaryScreen({ orders, email, onRetry }: OrderSummaryScreenProps) {
  const offered =
    orders.state === "ready" &&
    orders.value.length > 0 &&
    orders.value.every(({ status }) => isOfferStage(status));
  return (
    <Container width="text">
      <PageLayout>
        <Stack gap="s">
          <Heading level={1}>{offered ? "Your offer is on its way" : "Thank you"}</Heading>
          <Text size="lead" tone="soft" measure>
            {email === "" ? "We’ll email you at every step." : `We’ll email you at ${email} at every step.`}
          </Text>
        </Stack>
        {orders.state === "loading" && (
          <div aria-busy>
            <Skeleton shape="heading" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </div>
        )}
        {orders.state === "failed" && (
          <ErrorState title="Your order could not be shown" onRetry={onRetry}>
            It was placed, and you can find it under your purchases.
          </ErrorState>
        )}
        {orders.state === "ready" &&
          orders.value.map((order) => <OrderSummary key={order._id} order={order} />)}
      </PageLayout>
    </Container>
  );
}
