import type { Review } from "@heirloop/contract/review/review.schema";
import { Rating } from "../../components/rating/rating.tsx";
import { Text } from "../../components/text/text.tsx";
import { dayOf } from "../date/day.ts";
import * as styles from "./review-quote.css.ts";

/** One buyer's words about a seller. */
export function ReviewQuote({ review }: { review: Review }) {
  const { buyer, seller, order, listings } = review;
  const [piece] = listings;
  const pieces = piece
    ? `${piece.title}${listings.length > 1 ? ` and ${listings.length - 1} more` : ""}`
    : undefined;
  return (
    <figure className={styles.quote}>
      <Rating value={seller.rating} />
      {seller.feedback && <blockquote className={styles.words}>{seller.feedback}</blockquote>}
      <figcaption className={styles.who}>
        {buyer.user.firstName}, {dayOf(order.date)}
        {pieces && (
          <Text as="span" size="small" clamp={2}>
            {pieces}
            {order.breakdown.delivery > 0 && ", delivered"}
          </Text>
        )}
      </figcaption>
    </figure>
  );
}
