import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { ForgotPasswordScreen } from "@heirloop/ui/screens/forgot-password/forgot-password-screen";
import { useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/forgot-password";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Forgot password",
    description: "Get an email with a link to choose a new password.",
    path: pageUrls.forgotPassword(),
    unlisted: true,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const email = formText(await request.formData(), "email");
  const checked = validateFields(authEndpoints.forgotPassword.body, { email });
  if (!checked.ok) return { ...checked.answer, email, sent: false };
  try {
    await serverApi(context).call(authEndpoints.forgotPassword, { body: checked.value });
    return { email, sent: true };
  } catch (error) {
    return { ...toFormResult(error), email, sent: false };
  }
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().state !== "idle";
  return (
    <ForgotPasswordScreen
      {...(answer ? { values: { email: answer.email }, sent: answer.sent } : {})}
      {...answer}
      busy={busy}
    />
  );
}
