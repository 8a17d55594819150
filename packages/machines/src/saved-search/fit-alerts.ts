import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { needsHome } from "@heirloop/contract/saved-search/needs-home";

/** Whether saved searches for pieces that fit can send alerts, or wait for measurements; null without such searches. */
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
