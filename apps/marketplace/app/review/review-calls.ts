import { idSchema, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import type { PendingReview, ReviewPublication } from "@heirloop/contract/review/review.schema";
import type { ReviewSource, WrittenReview } from "@heirloop/machines/review-modal/review-modal.machine";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage, isRefused } from "../api/error-message.ts";

/** The review that the user has not written yet. */
export function loadPendingReview(): Promise<PendingReview | null> {
  return browserApi().call(reviewEndpoints.pending);
}

/** A machine shows the message of an error as it is. */
const toMessage = (error: unknown): never => {
  throw new Error(getErrorMessage(error), { cause: error });
};

/**
 * The review that a notification requests, or of an order, even if it was declined before; null if it is written.
 * Rejects with the message to show.
 */
export async function loadRequestedReview(source: ReviewSource): Promise<PendingReview | null> {
  const call =
    "order" in source
      ? browserApi().call(reviewEndpoints.ofOrder, { params: { orderId: orderIdSchema.parse(source.order) } })
      : browserApi().call(notificationEndpoints.review, {
          body: { notification: idSchema.parse(source.notification) },
        });
  return call.catch((error: unknown) => (isRefused(error, "already-reviewed") ? null : toMessage(error)));
}

/** Rejects with the message to show. */
export async function submitReview(
  { id, about, rating, feedback }: WrittenReview,
  getKey: (body: object) => string,
): Promise<ReviewPublication> {
  const body = { id: idSchema.parse(id), [about]: { rating, feedback } };
  const { publication } = await browserApi()
    .call(reviewEndpoints.submit, { body }, { idempotencyKey: getKey(body) })
    .catch(toMessage);
  return publication;
}

export async function declineReview(id: string): Promise<void> {
  await browserApi().call(reviewEndpoints.decline, { params: { id: idSchema.parse(id) } });
}
