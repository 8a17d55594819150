import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { partsOf } from "../page/query-string.ts";

/**
 * Whether a saved search is for pieces that fit the user's home. Its alerts need the account's measurements,
 * because those in a browser's cookie are unknown to the server. Source: docs/product.md §12.
 */
export const needsHome = (savedQuery: string): boolean => partsOf(savedQuery).includes("fits=1");

/** Whether such searches can send alerts, or wait for measurements; null without such searches. */
export type FitAlerts = "sent" | "waiting" | null;

export function fitAlertsOf({
  user: { home },
  savedSearches,
}: {
  user: Pick<AccountSummary["user"], "home">;
  savedSearches: ReadonlyArray<Pick<AccountSummary["savedSearches"][number], "query">>;
}): FitAlerts {
  if (!savedSearches.some(({ query }) => needsHome(query))) return null;
  return home === null ? "waiting" : "sent";
}
