import { Badge } from "../../components/badge/badge.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BuyerRecord } from "../buyer-record/buyer-record.tsx";
import { formatDay } from "../date/day.ts";
import { CaseLink } from "./case-link.tsx";
import { DeliveryProofPicture } from "./delivery-proof.tsx";
import { pickupMissingStep } from "./handover-copy.ts";
import { HandoverDetails } from "./handover-details.tsx";
import { MoneyTimeline } from "./money-timeline.tsx";
import { getOfferFacts } from "./offer-facts.ts";
import { OrderActions } from "./order-actions.tsx";
import { getScheduleStep } from "./schedule-copy.ts";
import { OrderSummary } from "./order-summary.tsx";
import { getNextStep } from "./next-step.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderReview } from "./order-review.tsx";
import type { OrderHandlers, OrderView } from "./order-view.ts";
import { getDeadlineLabel, getOrderLabel, getOrderTitle } from "./order-copy.ts";
import { useFocusLost } from "./use-focus-lost.ts";
import * as styles from "./order.css.ts";

export type OrderDetailsProps = OrderHandlers & { view: OrderView; now: string };

type OrderStatusProps = {
  view: OrderView;
  now: string;
  /** Make the title what gets a lost focus. */
  titleProps: ReturnType<typeof useFocusLost<HTMLHeadingElement>>["place"];
};

/** Where the order stands, what comes next, and until when. */
function OrderStatus({ view, now, titleProps }: OrderStatusProps) {
  const { order, side } = view;
  const { label, tone } = getOrderLabel(order, side);
  return (
    <Stack gap="s">
      {/* Announces the result of an action of either side. */}
      <div role="status" aria-atomic={false}>
        <Stack gap="s">
          <Inline>
            <Badge tone={tone}>{label}</Badge>
            {order.payment.disputed && <Badge tone="danger">Payment disputed</Badge>}
          </Inline>
          <Heading level={2} leads {...titleProps}>
            {getOrderTitle(order)}
          </Heading>
          <Text tone="soft" measure>
            {view.actions.includes("set-pickup") && order.pickup === null
              ? pickupMissingStep
              : (getScheduleStep(order, side, now) ??
                getNextStep(order, side, {
                  canCounter: view.actions.includes("counter"),
                  unmetFloor: view.unmetFloor,
                }))}
          </Text>
        </Stack>
      </div>
      {view.promoCode && (
        <Text measure>
          {`You can use your promo code ${view.promoCode.code} again until ${formatDay(view.promoCode.expiresAt)}.`}
        </Text>
      )}
      {order.deadline && (
        <Text size="small" tone="warning">
          {getDeadlineLabel(order.status, order.deadline.event).before}{" "}
          <Countdown key={order.deadline.at} until={order.deadline.at} now={now} />
          {getDeadlineLabel(order.status, order.deadline.event).after}
        </Text>
      )}
    </Stack>
  );
}

/** An order: status, actions, breakdown and history. */
export function OrderDetails({
  view,
  now,
  onEvent,
  onCopyAddress,
  onReview,
  onNewCard,
  gatewayForm,
  proof,
}: OrderDetailsProps) {
  const { order, side } = view;
  const offerFacts = getOfferFacts(order, side);
  const { place, area } = useFocusLost<HTMLHeadingElement>(
    `${order._id} ${order.history.length} ${order.ownReview?.rating ?? 0}`,
  );
  return (
    <div className={styles.details} {...area}>
      <Stack gap="xl">
        <OrderStatus view={view} now={now} titleProps={place} />
        {order.ownReview && (
          <div>
            <OrderReview {...{ order, side, onReview }} />
          </div>
        )}
        {offerFacts.length > 0 && <KeyValueList items={offerFacts} />}
        <HandoverDetails {...{ view, onEvent, onCopyAddress }} />
        {side === "buyer" && order.status === "active-pickup" && order.handoffCode && (
          <Card look="sunken" as="section" label="Handoff code">
            <Stack gap="xs">
              <Text size="label">Your handoff code</Text>
              <p className={styles.code}>{order.handoffCode}</p>
              <Text size="small" tone="soft">
                Show it to the seller only when the piece is in your hands.
              </Text>
            </Stack>
          </Card>
        )}
        {side === "seller" && order.buyerRecord && (
          <Card look="sunken" as="section" label="The buyer">
            <Stack gap="xs">
              <Text size="label">{`${order.buyer.firstName} as a buyer`}</Text>
              <BuyerRecord record={order.buyerRecord} order={order._id} />
            </Stack>
          </Card>
        )}
        {(order.case !== undefined || order.reportableUntil !== undefined) && (
          <CaseLink order={order} viewer={side} now={now} />
        )}
        <div className={styles.actions}>
          {order.payment.confirmationUrl !== undefined && (
            <ButtonLink href={order.payment.confirmationUrl} variant="primary">
              Confirm with your bank
            </ButtonLink>
          )}
          <OrderActions {...{ view, now, onEvent, onNewCard, gatewayForm, proof }} />
        </div>
        <DeliveryProofPicture order={order} />
        {order.money.length > 0 && (
          <Stack gap="s" as="section">
            <Heading level={3}>Money</Heading>
            <MoneyTimeline money={order.money} side={side} />
          </Stack>
        )}
        <Stack gap="s" as="section">
          <Heading level={3}>Order history</Heading>
          <OrderTimeline order={order} side={side} />
        </Stack>
      </Stack>
      <OrderSummary view={view} now={now} />
    </div>
  );
}
