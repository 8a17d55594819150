import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints, emailVerificationSchema } from "@heirloop/contract/user/user.endpoints";
import { VerifyEmailScreen } from "@heirloop/ui/screens/verify-email/verify-email-screen";
import { useAtomValue } from "jotai";
import { useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { getUnconfirmedEmail } from "../email-verification/unconfirmed-email.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { userAtom } from "../session/session.atoms.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/verify-email";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Confirm your email address",
    description: "Confirm that your email address is yours.",
    path: pageUrls.verifyEmail(),
    unlisted: true,
  });
}

/** Reads the token without using it, because mail programs open links to scan them. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const api = serverApi(context);
  try {
    if (formText(form, "intent") === "resend") {
      await api.call(authEndpoints.sendVerificationEmail);
      return { resent: true };
    }
    const checked = validateFields(emailVerificationSchema, { token: formText(form, "token") });
    if (!checked.ok) return checked.answer;
    const { email } = await api.call(authEndpoints.verifyEmail, { body: checked.value });
    return { confirmed: email };
  } catch (error) {
    return toFormResult(error);
  }
}

export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const user = useAtomValue(userAtom);
  return (
    <VerifyEmailScreen
      token={token}
      waiting={user && getUnconfirmedEmail(user)}
      {...answer}
      busy={useNavigation().state !== "idle"}
    />
  );
}
