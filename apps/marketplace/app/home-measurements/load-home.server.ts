import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { type FitAlerts, fitAlertsOf } from "@heirloop/machines/saved-search/fit-alerts";
import type { RouterContextProvider } from "react-router";
import { orNull } from "../api/or-null.ts";
import { isSignedIn } from "../api/server-api.ts";
import { loadAccountSummary } from "../session/account-summary.server.ts";
import { readGuestHome } from "./home-cookie.ts";

/** Null for guests, and when it cannot be loaded. */
const loadSummary = async (context: Readonly<RouterContextProvider>): Promise<AccountSummary | null> =>
  isSignedIn(context) ? orNull(loadAccountSummary(context)) : null;

/** The account's measurements, or this browser's for guests and accounts without any. */
export async function loadHome({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<HomeMeasurements | null> {
  const guestHome = readGuestHome(request.headers.get("cookie"));
  return (await loadSummary(context))?.user.home ?? guestHome;
}

/** Whether alerts of the account's saved searches wait for its measurements; null for guests, too. */
export async function loadFitAlerts(context: Readonly<RouterContextProvider>): Promise<FitAlerts> {
  const summary = await loadSummary(context);
  return summary && fitAlertsOf(summary);
}
