import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Side } from "@heirloop/contract/user/user.schema";
import { ButtonLink, type ButtonLinkProps } from "../../components/button/button.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { beside } from "../../theme/beside.ts";
import { getOtherParty, getOrderTitle } from "./order-copy.ts";
import type { OrderHandlers } from "./order-view.ts";

export type OrderReviewProps = Pick<OrderHandlers, "onReview"> & {
  /** The order that is reviewed. */
  order: Order;
  /** Whose review it is. */
  side: Side;
  /** The size of the link. */
  size?: ButtonLinkProps["size"];
};

/** What this side gave the other. */
export const getGivenStars = (rating: number): string =>
  `You gave ${rating} ${rating === 1 ? "star" : "stars"}`;

/** From a completed order to this side's review of the other, or its stars once it is written. */
export function OrderReview({ order, side, size, onReview }: OrderReviewProps) {
  if (order.ownReview === undefined) return null;
  const { rating } = order.ownReview;
  if (rating !== null)
    return (
      <Text size="small" tone="soft">
        {getGivenStars(rating)}
      </Text>
    );
  return (
    <ButtonLink
      href={pageUrls.leaveReview(order._id)}
      size={size}
      {...(onReview && { onClick: beside(() => onReview(order)) })}
    >
      Leave a review
      <VisuallyHidden>{` of ${getOtherParty(order, side).firstName}, ${getOrderTitle(order)}`}</VisuallyHidden>
    </ButtonLink>
  );
}
