import { brand } from "@heirloop/contract/brand/brand";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { formatAddress } from "@heirloop/contract/order/format-address";
import { getReturned, isMoneyCounted } from "@heirloop/contract/order/order-money";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Printer } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { BreakdownList } from "../../patterns/breakdown/breakdown-list.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { EarningsList } from "../../patterns/earnings/earnings-list.tsx";
import { MoneyTimeline } from "../../patterns/order/money-timeline.tsx";
import { getOrderLabel, getOtherParty, paymentLabels } from "../../patterns/order/order-copy.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import * as styles from "./receipt-screen.css.ts";

export type ReceiptScreenProps = {
  /** A paid order, as this side sees it. */
  order: Order;
  side: Side;
  onPrint: () => void;
};

function getFacts(order: Order, side: Side) {
  const { address, payment } = order;
  const charged = order.money.find(({ kind }) => kind === "charged");
  return [
    { key: "Order number", value: order._id },
    { key: "Status", value: getOrderLabel(order, side).label },
    { key: "Ordered", value: formatDay(order.date) },
    ...(charged === undefined ? [] : [{ key: "Paid", value: formatDay(charged.at) }]),
    { key: side === "buyer" ? "Seller" : "Buyer", value: getOtherParty(order, side).firstName },
    { key: "Delivery method", value: order.type === "pickup" ? "Pickup" : "Delivery" },
    ...(side === "buyer" && address !== null ? [{ key: "Address", value: formatAddress(address) }] : []),
    { key: "Payment", value: paymentLabels[payment.status] },
    // Hidden from the seller.
    ...(payment.card === "" ? [] : [{ key: "Payment method", value: payment.card }]),
  ];
}

/** `/receipts/{orderId}`: what was bought or sold and paid, for printing. The amounts are those of the order's page. */
export function ReceiptScreen({ order, side, onPrint }: ReceiptScreenProps) {
  const { breakdown, type, earnings } = order;
  const payments = order.money.filter(({ kind }) => isMoneyCounted(kind));
  return (
    <Container width="text">
      <PageLayout>
        <div className={styles.onlyOnScreen}>
          <BackLink href={pageUrls.order(order._id)}>Back to the order</BackLink>
        </div>
        <div className={styles.head}>
          <Stack gap="xs">
            <Text size="label">{brand.name}</Text>
            <Heading level={1}>{side === "buyer" ? "Receipt" : "Sales receipt"}</Heading>
          </Stack>
          <div className={styles.printButton}>
            <Button icon={Printer} onClick={onPrint}>
              Print
            </Button>
          </div>
        </div>
        <KeyValueList items={getFacts(order, side)} />
        <Stack gap="s" as="section">
          <Heading level={2} size="subheading">
            {order.listings.length === 1 ? "Piece" : "Pieces"}
          </Heading>
          <ul>
            {order.listings.map(({ listing, price }) => (
              <li key={listing.heirloopId} className={styles.piece}>
                <div className={styles.title}>
                  <Text>{listing.title}</Text>
                </div>
                <Text numeric>{formatCents(price)}</Text>
              </li>
            ))}
          </ul>
        </Stack>
        <div className={styles.part}>
          <Stack gap="s" as="section">
            <Heading level={2} size="subheading">
              {side === "buyer" ? "Amount" : "What the buyer paid"}
            </Heading>
            <BreakdownList
              {...{ breakdown, type }}
              refunded={side === "buyer" ? getReturned(order.money) : 0}
            />
          </Stack>
        </div>
        {earnings && (
          <div className={styles.part}>
            <Stack gap="s" as="section">
              <Heading level={2} size="subheading">
                What you receive
              </Heading>
              <EarningsList earnings={earnings} />
            </Stack>
          </div>
        )}
        {payments.length > 0 && (
          <div className={styles.part}>
            <Stack gap="s" as="section">
              <Heading level={2} size="subheading">
                Payments
              </Heading>
              <MoneyTimeline money={payments} side={side} />
            </Stack>
          </div>
        )}
        <Text size="small" tone="soft">{`Questions? ${brand.email} · ${brand.phone}`}</Text>
      </PageLayout>
    </Container>
  );
}
