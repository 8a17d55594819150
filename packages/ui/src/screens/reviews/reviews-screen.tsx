import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { OwnReviews } from "@heirloop/contract/review/review.endpoints";
import type { OwnReview } from "@heirloop/contract/review/review.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks } from "../../components/tabs/tab-links.tsx";
import { ExpandableText } from "../../components/text/expandable-text.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { useFocusWhen } from "../../patterns/form/use-focus-when.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { ReviewReply } from "../../patterns/review-reply/review-reply.tsx";
import { type ReplyAnswer, ReplyForm } from "./reply-form.tsx";
import * as styles from "./reviews-screen.css.ts";

export type ReviewsScreenProps = {
  list: "received" | "written";
  reviews: Loadable<OwnReviews>;
  /** From 1. */
  page: number;
  /** Null until a reply was sent. */
  answer: ReplyAnswer | null;
  onRetry: () => void;
};

type List = ReviewsScreenProps["list"];

/** The author and the subject: `Ida, about you as a seller`. */
function getTitle({ author, subject, about }: OwnReview, list: List): string {
  if (list === "received") return `${author.firstName}, about you as a ${about}`;
  return `You, about ${subject.firstName}`;
}

function ReviewItem({ review, list, answer }: { review: OwnReview; list: List; answer: ReplyAnswer | null }) {
  const { _id, rating, feedback, listings, date, subject, reply, replyAction, about } = review;
  const isSaved = answer?.saved ?? false;
  const saved = useFocusWhen<HTMLDivElement>(isSaved);
  const canReport = list === "received" || reply !== null;
  return (
    <li className={styles.review}>
      <Stack gap="xs">
        <Text size="strong">{getTitle(review, list)}</Text>
        <Rating value={rating} />
        {feedback && <ExpandableText>{feedback}</ExpandableText>}
        <Text size="small" tone="soft">
          {[formatDay(date), ...listings.map(({ title }) => title)].join(" · ")}
        </Text>
      </Stack>
      {reply && (
        <div {...saved} tabIndex={isSaved ? -1 : undefined}>
          <ReviewReply name={list === "received" ? "You" : subject.firstName} reply={reply} />
        </div>
      )}
      {isSaved && (
        <Banner tone="success" announce>
          Your reply is published.
        </Banner>
      )}
      {replyAction !== null && <ReplyForm review={review} answer={answer} />}
      {canReport && (
        <Text size="small" tone="soft">
          <TextLink href={pageUrls.reportReview(_id, about, list === "written" ? "reply" : undefined)}>
            {list === "received" ? "Report this review" : "Report this reply"}
          </TextLink>
        </Text>
      )}
    </li>
  );
}

const empty: Readonly<Record<List, { title: string; text: string }>> = {
  received: {
    title: "No reviews about you yet",
    text: "After a completed order, each side can review the other. Both reviews are published once both are written, or after 7 days.",
  },
  written: {
    title: "You have not written a review yet",
    text: "We ask you for one after each completed order.",
  },
};

function ReviewList({ list, reviews, page, answer, onRetry }: ReviewsScreenProps) {
  if (reviews.state === "failed")
    return <ErrorState title="The reviews could not be loaded" onRetry={onRetry} />;
  if (reviews.state === "loading")
    return (
      <div aria-busy>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    );
  if (reviews.value.reviews.length === 0)
    return <EmptyState title={empty[list].title}>{empty[list].text}</EmptyState>;
  return (
    <Stack gap="l">
      <ul>
        {reviews.value.reviews.map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            list={list}
            answer={answer?.review === review._id ? answer : null}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={Math.ceil(reviews.value.totalCount / constants.reviewsPerPage)}
        getHref={(target) =>
          pageUrls.reviews({ page: target, ...(list === "written" && { list: "written" }) })
        }
      />
    </Stack>
  );
}

/** `/reviews`: published reviews about the user and by them. Posts `review` and `text` to its own address. */
export function ReviewsScreen(props: ReviewsScreenProps) {
  const { list } = props;
  return (
    <Container width="text">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Reviews</Heading>
          <Text tone="soft" measure>
            You can reply once to each review about you.
          </Text>
        </Stack>
        <TabLinks
          label="Reviews"
          tabs={[
            { href: pageUrls.reviews(), label: "About you", current: list === "received" },
            { href: pageUrls.reviews({ list: "written" }), label: "By you", current: list === "written" },
          ]}
        />
        <ReviewList {...props} />
      </PageLayout>
    </Container>
  );
}
