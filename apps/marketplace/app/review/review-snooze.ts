import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { localStorageItem } from "../browser-storage/browser-storage.ts";

const closedAt = (account: string) => localStorageItem(`reviewRequestClosedAt-${account}`);

/** Whether a review request was recently closed for this account in this browser. Milliseconds since 1970. */
export function isReviewSnoozed(account: string, now: number): boolean {
  const closed = Number(closedAt(account).read() ?? Number.NaN);
  return closed <= now && now - closed < constants.reviewAskedAgainAfter;
}

export const snoozeReview = (account: string, now: number): void => closedAt(account).write(String(now));
