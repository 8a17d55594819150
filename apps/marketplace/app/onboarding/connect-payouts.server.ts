import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { payoutOrigins } from "@heirloop/contract/payout/payout-origins";
import { isTrustedUrl } from "@heirloop/machines/onboarding-modal/trusted-url";
import { redirect, type RouterContextProvider } from "react-router";
import { serverApi } from "../api/server-api.ts";
import { serverContext } from "../server-context.ts";

const failed = { problem: "Error starting Stripe onboarding" };

/** Redirects to the payment provider if the URL is trusted; otherwise returns the error. */
export async function connectPayouts({
  context,
}: {
  context: Readonly<RouterContextProvider>;
}): Promise<Response | { problem: string }> {
  try {
    const address = await serverApi(context).call(payoutEndpoints.onboarding);
    const trusted = isTrustedUrl(address, [context.get(serverContext).origin, ...payoutOrigins]);
    return trusted ? redirect(address, 303) : failed;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.status === 503 ? failed : { problem: error.message };
  }
}
