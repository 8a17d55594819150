import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge } from "../../components/badge/badge.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AdminOrderFacts } from "./admin-order-facts.tsx";
import { CaseLink } from "./case-link.tsx";
import { DeliveryProofPicture } from "./delivery-proof.tsx";
import { MoneyTimeline } from "./money-timeline.tsx";
import { getOrderTitle, orderStatusCopy } from "./order-copy.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import * as styles from "./order.css.ts";

const PartyLink = ({ party: { firstName, slug } }: { party: Order["buyer"] }) =>
  slug === null ? firstName : <TextLink href={pageUrls.profile(slug)}>{firstName}</TextLink>;

export type AdminOrderProps = { order: Order; now: string };

/** An order as an admin reads it, who is neither of its sides and cannot act for them (docs/product.md §6). */
export function AdminOrder({ order, now }: AdminOrderProps) {
  const { label, tone } = orderStatusCopy[order.status];
  return (
    <div className={styles.details}>
      <Stack gap="xl">
        <Stack gap="s">
          <Inline>
            <Badge tone={tone}>{label}</Badge>
            {order.payment.disputed && <Badge tone="danger">Payment disputed</Badge>}
          </Inline>
          <Heading level={2}>{getOrderTitle(order)}</Heading>
          <Text tone="soft" measure>
            You see this order as an admin. Only its buyer and seller can act on it.
          </Text>
        </Stack>
        {order.case && <CaseLink order={order} viewer="admin" now={now} />}
        <DeliveryProofPicture order={order} />
        {order.money.length > 0 && (
          <Stack gap="s" as="section">
            <Heading level={3}>Money</Heading>
            <MoneyTimeline money={order.money} side="admin" />
          </Stack>
        )}
        <Stack gap="s" as="section">
          <Heading level={3}>Order history</Heading>
          <OrderTimeline order={order} side="admin" />
        </Stack>
      </Stack>
      <Card as="aside" look="sunken" label="Order">
        <Stack gap="l">
          <AdminOrderFacts
            order={order}
            parties={{
              buyer: <PartyLink party={order.buyer} />,
              seller: <PartyLink party={order.seller} />,
            }}
            now={now}
          />
          {order.payment.status === "captured" && (
            <ButtonLink href={pageUrls.paidOrders(order._id)} full>
              Refund this order
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </div>
  );
}
