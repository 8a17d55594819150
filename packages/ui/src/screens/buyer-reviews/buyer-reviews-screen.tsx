import type { BuyerReviews } from "@heirloop/contract/order/buyer-record.schema";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { ExpandableText } from "../../components/text/expandable-text.tsx";
import { Text } from "../../components/text/text.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { BuyerRecord } from "../../patterns/buyer-record/buyer-record.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { ReviewReply } from "../../patterns/review-reply/review-reply.tsx";
import * as styles from "../reviews/reviews-screen.css.ts";

export type BuyerReviewsScreenProps = BuyerReviews & {
  /** The order that the buyer waits for. */
  orderHref: string;
};

/** `/buyer-reviews/{orderId}`: what sellers say about the buyer of an order, for its seller. */
export function BuyerReviewsScreen({ buyer, record, reviews, orderHref }: BuyerReviewsScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={orderHref}>Back to the order</BackLink>
        <Stack gap="s">
          <Heading level={1}>{`What sellers say about ${buyer.firstName}`}</Heading>
          <BuyerRecord record={record} />
        </Stack>
        {reviews.length === 0 ? (
          <EmptyState title="No reviews yet">No seller has reviewed this buyer so far.</EmptyState>
        ) : (
          <ul>
            {reviews.map(({ rating, feedback, date, reply }) => (
              <li key={date} className={styles.review}>
                <Stack gap="xs">
                  <Rating value={rating} />
                  {feedback && <ExpandableText>{feedback}</ExpandableText>}
                  <Text size="small" tone="soft">
                    A seller, {formatDay(date)}
                  </Text>
                </Stack>
                {reply && <ReviewReply name={buyer.firstName} reply={reply} />}
              </li>
            ))}
          </ul>
        )}
      </PageLayout>
    </Container>
  );
}
