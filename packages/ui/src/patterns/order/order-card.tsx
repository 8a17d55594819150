import { isOfferStage } from "@heirloop/contract/order/order-status";
import { isPaymentOpen } from "@heirloop/contract/order/payment-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { isYourTurn, offerStateFor } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Badge } from "../../components/badge/badge.tsx";
import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppLink } from "../../theme/link.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import { getCaseLabel } from "./case-label.ts";
import { getNoShowCopy } from "./no-show-copy.ts";
import {
  getDeadlineLabel,
  getOrderLabel,
  getOrderTitle,
  getOtherParty,
  getRescheduleTitle,
} from "./order-copy.ts";
import { OrderReview } from "./order-review.tsx";
import type { OrderHandlers } from "./order-view.ts";
import { getScheduleNote } from "./schedule-copy.ts";
import * as styles from "./order.css.ts";

export type OrderCardProps = Pick<OrderHandlers, "onReview"> & {
  order: Order;
  side: Side;
  href: string;
  now: string;
};

/** One order in a list. */
export function OrderCard({ order, side, href, now, onReview }: OrderCardProps) {
  const [first] = order.listings;
  const [image] = first?.listing.images ?? [];
  const { label, tone } = getOrderLabel(order, side);
  const noShow = getNoShowCopy(order, side);
  const schedule = getScheduleNote(order, side, now);
  // A seller sends pieces, but receives offers.
  const isFromOther = side === "buyer" || (order.offer !== null && !order.approved);
  return (
    <article className={styles.card}>
      {image ? <Picture src={image} alt="" size="thumbnail" sizes="128px" /> : <span />}
      <div className={styles.content}>
        <Inline gap="xxs">
          <Badge tone={tone}>{label}</Badge>
          {order.payment.disputed && <Badge tone="danger">Payment disputed</Badge>}
        </Inline>
        <AppLink href={href} className={styles.link}>
          {getOrderTitle(order)}
        </AppLink>
        <Text size="small" tone="soft">
          {isFromOther ? "From" : "To"} {getOtherParty(order, side).firstName}, {order.type},{" "}
          <UtcDay instant={order.date} />
        </Text>
        {schedule !== null && (
          <Text size="small" tone={schedule.isAgreed ? "inherit" : "warning"}>
            {schedule.text}
          </Text>
        )}
        {order.case && isCaseOpen(order.case.status) && (
          <Text size="small" tone="warning">
            Reported problem: {getCaseLabel(order.case.status, side)}
          </Text>
        )}
        {order.schedule.reschedule && (
          <Text size="small" tone="warning">
            {getRescheduleTitle(order.schedule.reschedule, order, side)}
          </Text>
        )}
        {noShow !== null && (
          <Text size="small" tone="danger">
            {noShow.title}
          </Text>
        )}
        {order.deadline && (
          <Text size="small" tone="warning">
            {getDeadlineLabel(order.status, order.deadline.event).before}{" "}
            <Countdown until={order.deadline.at} now={now} />
            {getDeadlineLabel(order.status, order.deadline.event).after}
          </Text>
        )}
        {order.ownReview && (
          <div className={styles.review}>
            <OrderReview {...{ order, side, onReview }} size="small" />
          </div>
        )}
      </div>
      <div className={styles.figures}>
        {order.offer && !order.approved ? (
          <>
            <Text size="strong" numeric>{`Offer ${formatCents(order.offer.amount)}`}</Text>
            <Text size="small" tone="soft" numeric>{`Total ${formatCents(order.breakdown.total)}`}</Text>
          </>
        ) : (
          <Text size="strong" numeric>
            {formatCents(order.breakdown.total)}
          </Text>
        )}
        {order.earnings && (
          <Text size="small" tone="soft" numeric>
            {`You receive ${formatCents(order.earnings.payout)}`}
          </Text>
        )}
        {isOfferStage(order.status) && order.offer && !isPaymentOpen(order.payment.status) && (
          <Text size="small" tone="soft">
            {isYourTurn(offerStateFor(order.offer, side)) ? "Your turn" : "Their turn"}
          </Text>
        )}
      </div>
    </article>
  );
}
