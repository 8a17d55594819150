import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { useAtomValue, useSetAtom } from "jotai";
import { userAtom } from "../session/session.atoms.ts";
import { reviewSourceAtom } from "./review.atoms.ts";

/** Opens the review of a review notification; other notifications do nothing. */
export function useReviewRequest(): (notification: Notification) => void {
  const request = useSetAtom(reviewSourceAtom);
  return ({ _id, type }) => {
    if (type === "review-request") request({ notification: _id });
  };
}

/**
 * Opens the review of an order on the page that shows it. Undefined where no form opens over pages
 * (`overlay/overlays.tsx`): the link to the form's own page remains.
 */
export function useOrderReview(): ((order: Order) => void) | undefined {
  const request = useSetAtom(reviewSourceAtom);
  const user = useAtomValue(userAtom);
  if (user === null) return undefined;
  return user.impersonatedBy ? undefined : ({ _id }) => request({ order: _id });
}
