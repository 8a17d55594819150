import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import type { RouterContextProvider } from "react-router";
import { isSignedIn } from "../api/server-api.ts";
import { loadAccountSummary } from "../session/account-summary.server.ts";
import { readGuestHome } from "./home-cookie.ts";

/** The account's measurements, or this browser's for guests and accounts without any. */
export async function loadHome({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<HomeMeasurements | null> {
  const guestHome = readGuestHome(request.headers.get("cookie"));
  if (!isSignedIn(context)) return guestHome;
  try {
    return (await loadAccountSummary(context)).user.home ?? guestHome;
  } catch (error) {
    if (error instanceof ProblemError) return guestHome;
    throw error;
  }
}
