import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints, loginConfirmationSchema } from "@heirloop/contract/user/user.endpoints";
import { LoginCodeScreen } from "@heirloop/ui/screens/login-code/login-code-screen";
import { redirect, useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { isSecure } from "../server-context.ts";
import { isSessionOpen } from "../session/load-session.server.ts";
import { localPath } from "../session/local-path.ts";
import { createExpiredLoginChallengeCookie, readLoginChallenge } from "../session/login-challenge.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { signedIn } from "../session/sign-in.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/login-code";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Enter your code",
    description: "The second step of logging in.",
    path: pageUrls.loginCode(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const next = query.get("next") ?? undefined;
  if (await isSessionOpen({ request, context })) throw redirect(localPath(next));
  if (readLoginChallenge(request) === undefined) throw redirect(pageUrls.login(next));
  return { next, method: query.get("method") === "recovery" ? ("recovery" as const) : ("app" as const) };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const next = formText(form, "next");
  const challenge = readLoginChallenge(request);
  // The browser has deleted the cookie after ten minutes.
  if (challenge === undefined) return redirect(pageUrls.login(next));
  const code = formText(form, "code");
  const checked = validateFields(loginConfirmationSchema, { challenge, code });
  if (!checked.ok) return { ...checked.answer, code };
  try {
    const login = await serverApi(context).call(authEndpoints.confirmLogin, { body: checked.value });
    const response = await signedIn(login, next, { request, context });
    const secure = isSecure(context);
    response.headers.append("set-cookie", createExpiredLoginChallengeCookie(secure));
    return response;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "wrong-code")
      return { errors: { code: error.message }, code };
    return { ...toFormResult(error), code };
  }
}

export default function LoginCode({ loaderData: { next, method }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <LoginCodeScreen
      method={method}
      next={next}
      values={{ code: answer?.code }}
      errors={answer?.errors}
      problem={answer?.problem}
      busy={useNavigation().state !== "idle"}
    />
  );
}
