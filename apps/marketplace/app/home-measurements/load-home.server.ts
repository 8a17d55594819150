import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { RouterContextProvider } from "react-router";
import { isSignedIn, serverApi } from "../api/server-api.ts";
import { readGuestHome } from "./home-cookie.ts";

/** The account's measurements, or this browser's for guests and accounts without any. */
export async function loadHome({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<HomeMeasurements | null> {
  const kept = readGuestHome(request.headers.get("cookie"));
  if (!isSignedIn(context)) return kept;
  try {
    return (await serverApi(context).call(authEndpoints.me)).home ?? kept;
  } catch (error) {
    if (error instanceof ProblemError) return kept;
    throw error;
  }
}
