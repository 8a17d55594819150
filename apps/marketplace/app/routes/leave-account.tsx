import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { redirect } from "react-router";
import { serverApi } from "../api/server-api.ts";
import { isSecure } from "../server-context.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { signedIn } from "../session/sign-in.server.ts";
import { createExpiredSessionCookie } from "../api/session-cookie.ts";
import type { Route } from "./+types/leave-account";

export function loader() {
  return redirect(pageUrls.home());
}

/** Ends an impersonation. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  try {
    const login = await serverApi(context).call(adminEndpoints.leaveAccount);
    return await signedIn(login, pageUrls.home(), { request, context });
  } catch (error) {
    // After half an hour the impersonation has expired, and the admin logs in again.
    if (!(error instanceof ProblemError && error.status === 401)) throw error;
    return redirect(pageUrls.login(), {
      headers: { "set-cookie": createExpiredSessionCookie(isSecure(context)) },
    });
  }
}
