import { namePieces } from "@heirloop/contract/order/name-pieces";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Review } from "@heirloop/contract/review/review.schema";
import { Rating } from "../../components/rating/rating.tsx";
import { Text } from "../../components/text/text.tsx";
import { ExpandableText } from "../../components/text/expandable-text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatDay } from "../date/day.ts";
import { ReviewReply } from "../review-reply/review-reply.tsx";
import * as styles from "./review-quote.css.ts";

export type ReviewQuoteProps = {
  review: Review;
  /** A few lines of it, with a link to the whole on the seller's profile; else all of it can be unfolded. */
  brief?: boolean;
  /** With links that report the review and its reply; not in brief ones. */
  reportable?: boolean;
};

/** Longer than about seven lines of a card. */
const tooLongForCard = 240;

/** The words in a card; long ones end in a link. */
function BriefQuote({ words, slug }: { words: string; slug: string | null }) {
  return (
    <>
      <blockquote dir="auto" className={styles.briefText}>
        {words}
      </blockquote>
      {words.length > tooLongForCard && slug !== null && (
        <Text size="small">
          <TextLink href={`${pageUrls.profile(slug)}#reviews`}>Read the whole review</TextLink>
        </Text>
      )}
    </>
  );
}

/** One buyer's words about a seller. */
export function ReviewQuote({ review, brief = false, reportable = false }: ReviewQuoteProps) {
  const { _id, buyer, seller, order, listings, reply } = review;
  const pieces = listings.length === 0 ? "" : namePieces(listings.map(({ title }) => title));
  return (
    <figure className={styles.quote}>
      <Rating value={seller.rating} />
      {seller.feedback &&
        (brief ? (
          <BriefQuote words={seller.feedback} slug={seller.user.slug} />
        ) : (
          <blockquote dir="auto" className={styles.text}>
            <ExpandableText>{seller.feedback}</ExpandableText>
          </blockquote>
        ))}
      <figcaption className={styles.who}>
        {buyer.user.firstName}, {formatDay(order.date)}
        {review.returned && <Text size="small">The buyer returned the piece.</Text>}
        {pieces && (
          <Text as="span" size="small" clamp={2}>
            {pieces}
            {order.breakdown.delivery > 0 && ", delivered"}
          </Text>
        )}
      </figcaption>
      {reply && !brief && <ReviewReply name={seller.user.firstName} reply={reply} />}
      {reportable && !brief && (
        <Text size="small" tone="soft">
          <TextLink
            href={pageUrls.reportReview(_id, "seller")}
            aria-label={`Report the review by ${buyer.user.firstName}`}
          >
            Report
          </TextLink>
          {reply && (
            <>
              {" · "}
              <TextLink
                href={pageUrls.reportReview(_id, "seller", "reply")}
                aria-label={`Report the reply to ${buyer.user.firstName}`}
              >
                Report the reply
              </TextLink>
            </>
          )}
        </Text>
      )}
    </figure>
  );
}
