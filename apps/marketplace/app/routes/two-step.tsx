import { pageUrls } from "@heirloop/contract/page/page-urls";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { TwoStepScreen } from "@heirloop/ui/screens/two-step/two-step-screen";
import { data, useNavigation } from "react-router";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useCopyText } from "../alerts/use-copy-text.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { renewSession } from "../session/renew-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { changeTwoStep } from "../two-step/change-two-step.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/two-step";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Two-step verification",
    description: "Log in with a code from your phone as well as your password.",
    path: pageUrls.twoStep(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const [twoStep, user] = await Promise.all([
    api.call(twoStepEndpoints.get),
    api.call(authEndpoints.me),
  ]).catch((error: unknown) => throwPageError(error, request));
  return { twoStep, isImpersonated: user.impersonatedBy !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const { answer, token } = await changeTwoStep(serverApi(context), await request.formData());
  return data(answer, token === undefined ? {} : { headers: renewSession(token, context) });
}

export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().state !== "idle";
  const copy = useCopyText({
    done: "Recovery codes copied",
    failed: "The codes could not be copied. Select them and copy them instead.",
  });
  return (
    <TwoStepScreen
      {...loaderData}
      answer={answer && { ...answer, busy }}
      onCopy={copy}
      onPrint={() => window.print()}
    />
  );
}
