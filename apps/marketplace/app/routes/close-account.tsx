import { pageUrls } from "@heirloop/contract/page/page-urls";
import {
  accountClosureSchema,
  personalDataEndpoints,
} from "@heirloop/contract/personal-data/personal-data.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import {
  CloseAccountScreen,
  type CloseAccountAnswer,
} from "@heirloop/ui/screens/close-account/close-account-screen";
import { redirect, useNavigation } from "react-router";
import { toCredentialsResult } from "../api/credentials-result.ts";
import { validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { createExpiredSessionCookie } from "../api/session-cookie.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { isSecure } from "../server-context.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/close-account";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Close your account",
    description: "What is deleted with your account, and what we keep.",
    path: pageUrls.closeAccount(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const [closing, user] = await Promise.all([
    api.call(personalDataEndpoints.closing),
    api.call(authEndpoints.me),
  ]).catch((error: unknown) => throwPageError(error, request));
  return { ...closing, isBusiness: user.isBusiness, isImpersonated: user.impersonatedBy !== null };
}

export async function action({ request, context }: Route.ActionArgs): Promise<CloseAccountAnswer | Response> {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const form = await request.formData();
  const values = { code: formText(form, "code") };
  if (formText(form, "confirmed") !== "yes")
    return { values, problem: "Your account is still open. Choose “Close account” and confirm it." };
  const checked = validateFields(accountClosureSchema, {
    password: formText(form, "password"),
    // Without two-step verification there is no such field.
    ...(form.has("code") && values),
  });
  if (!checked.ok) return { values, ...checked.answer };
  try {
    await serverApi(context).call(personalDataEndpoints.close, { body: checked.value });
  } catch (error) {
    return { values, ...toCredentialsResult(error) };
  }
  return redirect(pageUrls.accountClosed(), {
    headers: { "set-cookie": createExpiredSessionCookie(isSecure(context)) },
  });
}

export default function CloseAccount({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().state !== "idle";
  return <CloseAccountScreen {...loaderData} answer={answer && { ...answer, busy }} />;
}
