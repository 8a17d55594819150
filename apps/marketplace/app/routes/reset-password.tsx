import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints, passwordResetSchema } from "@heirloop/contract/user/user.endpoints";
import { ResetPasswordScreen } from "@heirloop/ui/screens/reset-password/reset-password-screen";
import { useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { continueLogin } from "../session/sign-in.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/reset-password";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "New password",
    description: "Choose a new password for your account.",
    path: pageUrls.resetPassword(),
    unlisted: true,
  });
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const checked = validateFields(passwordResetSchema, {
    token: formText(form, "token"),
    password: formText(form, "password"),
  });
  if (!checked.ok) return checked.answer;
  try {
    return await continueLogin(
      await serverApi(context).call(authEndpoints.resetPassword, { body: checked.value }),
      null,
      { request, context },
    );
  } catch (error) {
    return toFormResult(error);
  }
}

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <ResetPasswordScreen token={token} {...answer} busy={useNavigation().state !== "idle"} />;
}
