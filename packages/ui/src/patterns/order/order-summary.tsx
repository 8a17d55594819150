import { formatAddress } from "@heirloop/contract/order/format-address";
import { getReturned } from "@heirloop/contract/order/order-money";
import { isOfferStage } from "@heirloop/contract/order/order-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { wasCharged } from "@heirloop/contract/order/payment-status";
import { MessageCircle, ReceiptText } from "lucide-react";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { KeyValueList, type KeyValueListProps } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BreakdownList } from "../breakdown/breakdown-list.tsx";
import { formatDay } from "../date/day.ts";
import { EarningsList } from "../earnings/earnings-list.tsx";
import { formatDestination, getDeliveryDuty } from "./delivery-duty.ts";
import { getHandoverState } from "./handover-copy.ts";
import { getChatCopy, getOtherParty, paymentLabels } from "./order-copy.ts";
import { OrderPieces } from "./order-pieces.tsx";
import type { OrderView } from "./order-view.ts";

/** Old orders do not say who brings them. */
const deliveryNames = {
  seller: "Delivery by the seller",
  carrier: "Delivery by a furniture carrier",
  unknown: "Delivery",
} as const;

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

/** The order's pieces, money, facts and links, beside its status and history. */
export function OrderSummary({ view, now }: { view: OrderView; now: string }) {
  const { order, side } = view;
  const duty = getDeliveryDuty(order);
  const chat = getChatCopy(order, side, view.isChatClosed ?? false);
  return (
    <Card as="aside" look="sunken" label="Order">
      <Stack gap="l">
        <OrderPieces listings={order.listings} now={now} />
        {side === "buyer" ? (
          <BreakdownList breakdown={order.breakdown} type={order.type} refunded={getReturned(order.money)} />
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
  );
}
