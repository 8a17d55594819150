import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import type { PendingReview, ReviewPublication } from "@heirloop/contract/review/review.schema";
import type { WrittenReview } from "@heirloop/machines/review-modal/review-modal.machine";
import { browserApi } from "../api/browser-api.ts";

/** The review that the user has not written yet. */
export function loadPendingReview(): Promise<PendingReview | null> {
  return browserApi().call(reviewEndpoints.pending);
}

/** The review that a notification asks for, even if it was declined before. */
export function loadRequestedReview(notification: string): Promise<PendingReview> {
  return browserApi().call(notificationEndpoints.review, {
    body: { notification: idSchema.parse(notification) },
  });
}

export async function submitReview(
  { id, about, rating, feedback }: WrittenReview,
  getKey: (body: object) => string,
): Promise<ReviewPublication> {
  const body = { id: idSchema.parse(id), [about]: { rating, feedback } };
  const { publication } = await browserApi().call(
    reviewEndpoints.submit,
    { body },
    { idempotencyKey: getKey(body) },
  );
  return publication;
}

export async function declineReview(id: string): Promise<void> {
  await browserApi().call(reviewEndpoints.decline, { params: { id: idSchema.parse(id) } });
}
