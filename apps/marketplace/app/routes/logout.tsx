import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { redirect } from "react-router";
import { serverApi } from "../api/server-api.ts";
import { isSecure } from "../server-context.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { createExpiredSessionCookie } from "../api/session-cookie.ts";
import type { Route } from "./+types/logout";

export function loader() {
  return redirect(pageUrls.home());
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  try {
    await serverApi(context).call(authEndpoints.logout);
  } catch (error) {
    // An expired session is already logged out.
    if (!(error instanceof ProblemError && error.status === 401)) throw error;
  }
  return redirect(pageUrls.home(), {
    headers: {
      "set-cookie": createExpiredSessionCookie(isSecure(context)),
    },
  });
}
