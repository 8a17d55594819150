import type { PendingReview, ReviewPublication } from "@heirloop/contract/review/review.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Banner } from "../../components/banner/banner.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { RatingInput } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import {
  publicReviewCopy,
  reviewCopy,
  reviewLimit,
  whenReviewShows,
} from "../../patterns/review-form/review-copy.ts";
import { ReviewedPieces } from "../../patterns/review-form/reviewed-pieces.tsx";
import { AppForm } from "../../theme/form.tsx";

/** As typed. `rating`: the stars as text. */
export type ReviewValues = { rating: string; feedback: string };

export type LeaveReviewScreenProps = {
  /** The side under review, its name and the pieces; null once the review is written. */
  review: { about: Side; firstName: string; listings: PendingReview["listings"] } | null;
  /** How the review that was just sent is published; null if none was. */
  sent: ReviewPublication | null;
  /** The external review site, after a review with good stars; null if the author is not asked to write there. */
  publicReviewSite: string | null;
  /** The page of the order. */
  orderHref: string;
  /** The refused form; null when none was. */
  answer: (FormState & { values: ReviewValues }) | null;
  busy: boolean;
};

const sentTexts: Readonly<Record<ReviewPublication, string>> = {
  scheduled: "It is shown when both of you have written, or after 7 days.",
  held: "It is being checked. We publish it after that; there is nothing you need to do.",
  "email-unverified": "It is published after you confirm your email address.",
};

type WrittenProps = Pick<LeaveReviewScreenProps, "sent" | "publicReviewSite"> & {
  /** A text that was refused, because the review had been written in another tab. */
  unsent: string | undefined;
};

function PublicReviewRequest({ site }: { site: string }) {
  return (
    <>
      <Text>{publicReviewCopy.request}</Text>
      <div>
        <ButtonLink href={site} variant="primary" target="_blank" rel="noopener">
          {publicReviewCopy.action}
        </ButtonLink>
      </div>
    </>
  );
}

function Written({ sent, publicReviewSite, unsent }: WrittenProps) {
  if (unsent)
    return (
      <>
        <ProblemBanner problem="You have already reviewed this order. This text was not sent:" />
        <Text lines>{unsent}</Text>
      </>
    );
  if (sent === null) return <Text>You have already reviewed this order.</Text>;
  return (
    <>
      <Banner tone="success" announce>
        {`Thank you for your review! ${sentTexts[sent]} `}
        {sent === "email-unverified" && <TextLink href={pageUrls.settings()}>Go to your settings</TextLink>}
      </Banner>
      {publicReviewSite !== null && <PublicReviewRequest site={publicReviewSite} />}
    </>
  );
}

type ReviewFormProps = Pick<LeaveReviewScreenProps, "answer" | "busy"> & { about: Side };

function ReviewForm({ about, answer, busy }: ReviewFormProps) {
  const { legend, label } = reviewCopy[about];
  const { errors = {}, values } = answer ?? {};
  const { form, tried } = useFocusFirstError(errors);
  const rating = Number(values?.rating ?? "");
  return (
    <AppForm ref={form} method="post" errors={errors} noValidate onSubmit={() => tried(true)}>
      <Stack gap="l">
        <ProblemBanner problem={answer?.problem} />
        <RatingInput
          legend={legend}
          name="rating"
          defaultValue={rating === 0 ? undefined : rating}
          error={errors["rating"]}
        />
        <TextArea
          label={label}
          name="feedback"
          optional
          defaultValue={values?.feedback}
          hint={`${whenReviewShows} At most ${reviewLimit} characters.`}
          error={errors["feedback"]}
        />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            Send review
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}

/**
 * `/reviews/new/{order}`: the review form as a page, for a new tab and without JavaScript; over a page of orders it opens
 * as a dialog. Posts `rating` and `feedback` to its own address.
 */
export function LeaveReviewScreen({
  review,
  sent,
  publicReviewSite,
  orderHref,
  answer,
  busy,
}: LeaveReviewScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={orderHref}>Back to the order</BackLink>
        <Heading level={1}>
          {review === null ? "Your review" : reviewCopy[review.about].title(review.firstName)}
        </Heading>
        {review === null ? (
          <Written sent={sent} publicReviewSite={publicReviewSite} unsent={answer?.values.feedback} />
        ) : (
          <>
            <ReviewedPieces listings={review.listings} />
            <ReviewForm about={review.about} answer={answer} busy={busy} />
          </>
        )}
      </PageLayout>
    </Container>
  );
}
