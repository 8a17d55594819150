import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { useSetAtom } from "jotai";
import { requestingNotificationAtom } from "./review.atoms.ts";

/** Opens the review of a review notification; other notifications do nothing. */
export function useReviewRequest(): (notification: Notification) => void {
  const request = useSetAtom(requestingNotificationAtom);
  return ({ _id, type }) => {
    if (type === "review-request") request(_id);
  };
}
