import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints, registrationSchema } from "@heirloop/contract/user/user.endpoints";
import { RegisterScreen } from "@heirloop/ui/screens/register/register-screen";
import { redirect, useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { isSessionOpen } from "../session/load-session.server.ts";
import { localPath } from "../session/local-path.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { getLoginPurpose } from "../session/login-purpose.ts";
import { signedIn } from "../session/sign-in.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/register";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Create an account",
    description:
      "Open an account to keep favorites, make offers, talk with sellers and buy with buyer protection.",
    path: pageUrls.register(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get("next");
  if (await isSessionOpen({ request, context })) throw redirect(localPath(next));
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const { password, ...values } = {
    firstName: formText(form, "firstName"),
    lastName: formText(form, "lastName"),
    email: formText(form, "email"),
    isBusiness: formText(form, "isBusiness") === "on",
    password: formText(form, "password"),
  };
  const checked = validateFields(registrationSchema, { ...values, password });
  if (!checked.ok) return { ...checked.answer, values };
  try {
    const login = await serverApi(context).call(authEndpoints.register, { body: checked.value });
    return await signedIn(login, formText(form, "next"), { request, context });
  } catch (error) {
    return { ...toFormResult(error), values };
  }
}

export default function Register({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().state !== "idle";
  const purpose = getLoginPurpose(next);
  return (
    <RegisterScreen
      {...(answer ? { values: answer.values } : {})}
      errors={answer?.errors}
      problem={answer?.problem}
      next={next ?? undefined}
      reason={purpose && `Create an account ${purpose}`}
      busy={busy}
    />
  );
}
