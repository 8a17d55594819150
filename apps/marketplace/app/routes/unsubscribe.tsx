import {
  notificationPreferenceEndpoints,
  unsubscribeTokenSchema,
} from "@heirloop/contract/notification/notification-preferences.endpoints";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { UnsubscribeScreen } from "@heirloop/ui/screens/unsubscribe/unsubscribe-screen";
import { data, useNavigation } from "react-router";
import { type FormResult, toFormResult } from "../api/form-result.ts";
import { serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/unsubscribe";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Unsubscribe",
    description: "Turn off emails that you no longer want.",
    path: pageUrls.unsubscribe(),
    unlisted: true,
  });
}

/** Null when the link has no token or one that cannot be ours. */
function getToken(request: Request): string | null {
  const token = unsubscribeTokenSchema.safeParse(new URL(request.url).searchParams.get("token"));
  return token.success ? token.data : null;
}

const isUnknown = (error: unknown): boolean => error instanceof ProblemError && error.code === "not-found";

/** Reads what the link turns off without turning it off, because mail programs open links to scan them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = getToken(request);
  if (token === null) return { link: null };
  try {
    const link = await serverApi(context).call(notificationPreferenceEndpoints.findSubscription, {
      params: { token },
    });
    return { link: { token, ...link } };
  } catch (error) {
    return isUnknown(error) ? { link: null } : throwPageError(error, request);
  }
}

/**
 * Mail programs post to the page as well (RFC 8058), from another origin and without a cookie. That is safe,
 * because the token alone decides whose emails are turned off.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const token = getToken(request);
  if (token === null) return data<FormResult>({}, { status: 404 });
  try {
    await serverApi(context).call(notificationPreferenceEndpoints.unsubscribe, { params: { token } });
    return data<FormResult>({});
  } catch (error) {
    if (isUnknown(error)) return data<FormResult>({}, { status: 404 });
    const status = error instanceof ProblemError ? error.problem.status : 500;
    return data(toFormResult(error), { status });
  }
}

export default function Unsubscribe({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <UnsubscribeScreen link={link} problem={answer?.problem} busy={useNavigation().state !== "idle"} />;
}
