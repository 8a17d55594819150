import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { reviewEndpoints, reviewSubmissionSchema } from "@heirloop/contract/review/review.endpoints";
import {
  type PendingReview,
  type ReviewPublication,
  reviewPublicationSchema,
} from "@heirloop/contract/review/review.schema";
import { isPositiveRating } from "@heirloop/machines/review-modal/is-positive-rating";
import { reviewedSide } from "@heirloop/machines/review-modal/reviewed-side";
import { LeaveReviewScreen } from "@heirloop/ui/screens/leave-review/leave-review-screen";
import { useAtomValue } from "jotai";
import { data, redirect, useNavigation } from "react-router";
import { isRefused } from "../api/error-message.ts";
import { type FormResult, toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { orNull } from "../api/or-null.ts";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { userAtom } from "../session/session.atoms.ts";
import { serverContext } from "../server-context.ts";
import type { Route } from "./+types/leave-review";

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Leave a review",
    description: "Review the other side of a completed order.",
    path: pageUrls.leaveReview(params.orderId),
    unlisted: true,
  });
}

type Loaded = Pick<Route.LoaderArgs, "params" | "request" | "context">;

function parseOrderId({ orderId }: Loaded["params"]) {
  const parsed = orderIdSchema.safeParse(orderId);
  if (!parsed.success) throw data("Order not found.", { status: 404 });
  return parsed.data;
}

/** The review that the user has not written; null once it is written. */
async function loadReview({ params, request, context }: Loaded): Promise<PendingReview | null> {
  return serverApi(context)
    .call(reviewEndpoints.ofOrder, { params: { orderId: parseOrderId(params) } })
    .catch((error: unknown) =>
      isRefused(error, "already-reviewed") ? null : throwPageError(error, request),
    );
}

/** The external review site, once a review with good stars is scheduled. */
async function getPublicReviewSite(
  { params, context }: Loaded,
  sent: ReviewPublication | null,
): Promise<string | null> {
  if (sent !== "scheduled") return null;
  const order = await orNull(
    serverApi(context).call(orderEndpoints.get, { params: { orderId: parseOrderId(params) } }),
  );
  return isPositiveRating(order?.ownReview?.rating ?? null) ? context.get(serverContext).sites.reviews : null;
}

export async function loader(args: Route.LoaderArgs) {
  requireSignedIn(args);
  const pending = await loadReview(args);
  const about = pending && reviewedSide[pending.type];
  const sent =
    reviewPublicationSchema.safeParse(new URL(args.request.url).searchParams.get("sent")).data ?? null;
  return {
    review: pending &&
      about && { about, firstName: pending[about].user.firstName, listings: pending.listings },
    sent,
    publicReviewSite: await getPublicReviewSite(args, sent),
    // Sellers are redirected to the sale.
    orderHref: pageUrls.purchases(undefined, parseOrderId(args.params)),
  };
}

/** The form's fields are those of the caller's half: `seller.rating` is `rating`. */
const withFormFields = ({ errors, problem }: FormResult): FormResult => ({
  ...(errors && {
    errors: Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [path.replace(/^(seller|buyer)\./, ""), message]),
    ),
  }),
  ...(problem !== undefined && { problem }),
});

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  requireSameOrigin(request);
  requireSignedIn(args);
  const form = await request.formData();
  const values = { rating: formText(form, "rating"), feedback: formText(form, "feedback") };
  const pending = await loadReview(args);
  // Written in another tab: the text stays, and the page says why it was not sent.
  if (pending === null) return { problem: "You have already reviewed this order.", values };
  const rating = values.rating === "" ? null : Number(values.rating);
  const half = { rating, feedback: values.feedback };
  const checked = validateFields(reviewSubmissionSchema, {
    id: pending._id,
    [reviewedSide[pending.type]]: half,
  });
  if (!checked.ok) return { ...withFormFields(checked.answer), values };
  try {
    const { publication } = await serverApi(context).call(reviewEndpoints.submit, { body: checked.value });
    return redirect(pageUrls.leaveReview(params.orderId, publication), 303);
  } catch (error) {
    return { ...withFormFields(toFormResult(error)), values };
  }
}

export default function LeaveReview({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().formData !== undefined;
  // An impersonating admin does not write in public for the account.
  const asksInPublic = !useAtomValue(userAtom)?.impersonatedBy;
  return (
    <LeaveReviewScreen
      {...loaderData}
      publicReviewSite={asksInPublic ? loaderData.publicReviewSite : null}
      answer={answer ?? null}
      busy={busy}
    />
  );
}
