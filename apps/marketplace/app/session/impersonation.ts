import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** The impersonated account, and when it ends in milliseconds since 1970. */
const place = localStorageItem("enteredUntil");

function loadImpersonation(): { account: string; until: number } | null {
  const [account, until] = (place.read() ?? "").split(" ");
  return account === undefined || until === undefined ? null : { account, until: Number(until) };
}

/** Records the start of an impersonation. The server ends it by its own clock. */
export function saveImpersonation(account: string, now: number): void {
  place.write(`${account} ${now + constants.impersonationDuration}`);
}

/** Milliseconds left, 0 when it has ended; null when it was started in another browser. */
export function getImpersonationTimeLeft(account: string, now: number): number | null {
  const saved = loadImpersonation();
  return saved?.account === account ? Math.max(0, saved.until - now) : null;
}

/** Removes an impersonation that ended earlier: the page was let in, so it must belong to a new one. */
export function clearEndedImpersonation(now: number): void {
  if ((loadImpersonation()?.until ?? 0) <= now) place.forget();
}
