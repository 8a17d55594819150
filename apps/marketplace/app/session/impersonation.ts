import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** Which account was entered, and until when, in milliseconds since 1970. */
const place = localStorageItem("enteredUntil");

function kept(): { account: string; until: number } | null {
  const [account, until] = (place.read() ?? "").split(" ");
  return account === undefined || until === undefined ? null : { account, until: Number(until) };
}

/** Notes that an account has been entered now. The server ends the stay by its own clock. */
export function saveImpersonation(account: string, now: number): void {
  place.write(`${account} ${now + constants.enteredAccountDuration}`);
}

/** Milliseconds left in this account, 0 when the time is over; null when it was entered elsewhere. */
export function getImpersonationTimeLeft(account: string, now: number): number | null {
  const stay = kept();
  return stay?.account === account ? Math.max(0, stay.until - now) : null;
}

/** A page that was let in is no proof of an older stay: what has ended before it was opened says nothing of this one. */
export function clearEndedImpersonation(now: number): void {
  if ((kept()?.until ?? 0) <= now) place.forget();
}
