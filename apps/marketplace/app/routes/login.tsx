import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints, credentialsSchema } from "@heirloop/contract/user/user.endpoints";
import { LoginScreen } from "@heirloop/ui/screens/login/login-screen";
import { redirect, useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { logInWithPasskey, type PasskeyLoginResult } from "../passkey/log-in-with-passkey.server.ts";
import { useOfferedPasskeys } from "../passkey/use-offered-passkeys.ts";
import { usePasskeyLogin } from "../passkey/use-passkey-login.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { isSessionOpen } from "../session/load-session.server.ts";
import { localPath } from "../session/local-path.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { getLoginPurpose } from "../session/login-purpose.ts";
import { continueLogin } from "../session/sign-in.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/login";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Log in",
    description: "Log in to Heirloop to buy, make offers, and talk with sellers.",
    path: pageUrls.login(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get("next");
  if (await isSessionOpen({ request, context })) throw redirect(localPath(next));
  return { next };
}

export async function action({ request, context }: Route.ActionArgs): Promise<PasskeyLoginResult | Response> {
  requireSameOrigin(request);
  const form = await request.formData();
  const intent = formText(form, "intent");
  if (intent === "passkey-options" || intent === "passkey")
    return logInWithPasskey(form, { request, context });
  const fields = { email: formText(form, "email"), password: formText(form, "password") };
  const checked = validateFields(credentialsSchema, fields);
  if (!checked.ok) return { ...checked.answer, email: fields.email };
  try {
    const login = await serverApi(context).call(authEndpoints.login, { body: checked.value });
    return await continueLogin(login, formText(form, "next"), { request, context });
  } catch (error) {
    return { ...toFormResult(error), email: fields.email };
  }
}

export default function Login({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { state, formData } = useNavigation();
  const isPasskeyMeant = formData !== undefined && formText(formData, "intent").startsWith("passkey");
  const passkey = usePasskeyLogin(answer?.passkeyOptions, next);
  const isPasskeyBusy = passkey.isPrompting || isPasskeyMeant;
  useOfferedPasskeys(isPasskeyBusy, next);
  const purpose = getLoginPurpose(next);
  return (
    <LoginScreen
      values={{ email: answer?.email }}
      errors={answer?.errors}
      problem={passkey.problem ?? answer?.problem}
      next={next ?? undefined}
      reason={purpose && `Log in ${purpose}`}
      busy={state !== "idle" && !isPasskeyMeant}
      isPasskeyBusy={isPasskeyBusy}
    />
  );
}
