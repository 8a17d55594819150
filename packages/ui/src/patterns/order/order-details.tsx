import { formatAddress } from "@heirloop/contract/order/format-address";
import { getReturned } from "@heirloop/contract/order/order-money";
import { isOfferStage } from "@heirloop/contract/order/order-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { wasCharged } from "@heirloop/contract/order/payment-status";
import { MessageCircle, ReceiptText } from "lucide-react";
import { Badge } from "../../components/badge/badge.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList, type KeyValueListProps } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BreakdownList } from "../breakdown/breakdown-list.tsx";
import { BuyerRecord } from "../buyer-record/buyer-record.tsx";
import { formatDay } from "../date/day.ts";
import { EarningsList } from "../earnings/earnings-list.tsx";
import { formatDestination, getDeliveryDuty } from "./delivery-duty.ts";
import { CaseLink } from "./case-link.tsx";
import { DeliveryProofPicture } from "./delivery-proof.tsx";
import { getHandoverState, pickupMissingStep } from "./handover-copy.ts";
import { HandoverDetails } from "./handover-details.tsx";
import { MoneyTimeline } from "./money-timeline.tsx";
import { getOfferFacts } from "./offer-facts.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderPieces } from "./order-pieces.tsx";
import { getNextStep } from "./next-step.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import type { OrderHandlers, OrderView } from "./order-view.ts";
import {
  getDeadlineLabel,
  getChatCopy,
  getOrderLabel,
  getOrderTitle,
  getOtherParty,
  paymentLabels,
} from "./order-copy.ts";
import { useFocusLost } from "./use-focus-lost.ts";
import * as styles from "./order.css.ts";

/** Old orders do not say who brings them. */
const deliveryNames = {
  seller: "Delivery by the seller",
  carrier: "Delivery by a furniture carrier",
  unknown: "Delivery",
} as const;

export type OrderDetailsProps = OrderHandlers & { view: OrderView; now: string };

function getFacts({ order, side }: OrderView): KeyValueListProps["items"] {
  const { address, destination, carrier, tracking } = order;
  const party = getOtherParty(order, side);
  return [
    {
      key: side === "buyer" ? "Seller" : "Buyer",
      value: party.slug ? (
        <TextLink href={pageUrls.profile(party.slug)}>{party.firstName}</TextLink>
      ) : (
        party.firstName
      ),
    },
    { key: "Ordered", value: formatDay(order.date) },
    {
      key: "Order number",
      // Small enough for one line on a phone.
      value: (
        <Text as="span" size="small">
          {order._id}
        </Text>
      ),
    },
    {
      key: "Delivery method",
      value:
        order.type === "pickup"
          ? order.scheduleViewing
            ? "Pickup, after a viewing"
            : "Pickup"
          : deliveryNames[order.deliveredBy ?? "unknown"],
    },
    ...(destination ? [{ key: "Delivery to", value: formatDestination(destination) }] : []),
    // Until the end it is part of the delivery details.
    ...(address && getHandoverState(order) === "hidden"
      ? [{ key: "Address", value: formatAddress(address) }]
      : []),
    ...(carrier ? [{ key: "Carrier", value: carrier.name }] : []),
    ...(tracking ? [{ key: "Tracking", value: tracking }] : []),
    { key: "Payment", value: paymentLabels[order.payment.status] },
    // Hidden from the seller.
    ...(order.payment.card === "" ? [] : [{ key: "Card", value: order.payment.card }]),
  ];
}

/** An order: status, actions, breakdown and history. */
export function OrderDetails({
  view,
  now,
  onEvent,
  onCopyAddress,
  onNewCard,
  gatewayForm,
  proof,
}: OrderDetailsProps) {
  const { order, side } = view;
  const { label, tone } = getOrderLabel(order, side);
  const duty = getDeliveryDuty(order);
  const offerFacts = getOfferFacts(order, side);
  const { place, area } = useFocusLost<HTMLHeadingElement>(`${order._id} ${order.history.length}`);
  const chat = getChatCopy(order, side, view.isChatClosed ?? false);
  return (
    <div className={styles.details} {...area}>
      <Stack gap="xl">
        <Stack gap="s">
          {/* Tells the result of an action, one's own or the other side's. */}
          <div role="status" aria-atomic={false}>
            <Stack gap="s">
              <Inline>
                <Badge tone={tone}>{label}</Badge>
                {order.payment.disputed && <Badge tone="danger">Payment disputed</Badge>}
              </Inline>
              <Heading level={2} leads {...place}>
                {getOrderTitle(order)}
              </Heading>
              <Text tone="soft" measure>
                {view.actions.includes("set-pickup") && order.pickup === null
                  ? pickupMissingStep
                  : getNextStep(order, side, {
                      canCounter: view.actions.includes("counter"),
                      unmetFloor: view.unmetFloor,
                    })}
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
          <CaseLink order={order} now={now} />
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
      <Card as="aside" look="sunken" label="Order">
        <Stack gap="l">
          <OrderPieces listings={order.listings} now={now} />
          {side === "buyer" ? (
            <BreakdownList
              breakdown={order.breakdown}
              type={order.type}
              refunded={getReturned(order.money)}
            />
          ) : (
            <Stack gap="s" as="section" label="What the buyer pays">
              <Text size="label">What the buyer pays</Text>
              <BreakdownList breakdown={order.breakdown} type={order.type} />
            </Stack>
          )}
          {order.earnings && (
            <Stack gap="s" as="section" label="What you receive">
              <Text size="label">What you receive</Text>
              <EarningsList
                earnings={order.earnings}
                priceLabel={isOfferStage(order.status) ? "Offered price" : "Price"}
              />
              {duty !== null && (
                <Text size="small" tone="soft">
                  {duty}
                </Text>
              )}
            </Stack>
          )}
          <KeyValueList items={getFacts(view)} />
          {wasCharged(order.payment.status) && (
            <ButtonLink href={pageUrls.receipt(order._id)} icon={ReceiptText} full>
              View receipt
            </ButtonLink>
          )}
          {order.chat && (
            <Stack gap="xs">
              <ButtonLink href={pageUrls.chat(order.chat)} icon={MessageCircle} full>
                {chat.link}
              </ButtonLink>
              {chat.note !== null && (
                <Text size="small" tone="soft">
                  {chat.note}
                </Text>
              )}
            </Stack>
          )}
          <Text size="small">
            <TextLink href={pageUrls.contact("order", order._id)}>Get help with this order</TextLink>
          </Text>
        </Stack>
      </Card>
    </div>
  );
}
