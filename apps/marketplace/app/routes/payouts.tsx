import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { PayoutsScreen } from "@heirloop/ui/screens/payouts/payouts-screen";
import { data, redirect } from "react-router";
import { formText } from "../api/form-text.ts";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useReload } from "../browser/use-reload.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { useReloadOnReturn } from "../onboarding/use-reload-on-return.ts";
import { connectPayouts } from "../onboarding/connect-payouts.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { loadPayouts } from "../payouts/load-payouts.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/payouts";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "My payouts",
    description: "What you earned, when it arrives in your bank account, and a statement for each month.",
    path: pageUrls.payouts(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const user = await serverApi(context)
    .call(authEndpoints.me)
    .catch((error: unknown) => throwPageError(error, request));
  if (user.isBusiness)
    throw redirect(pageUrls.dashboardPayouts(new URL(request.url).searchParams.get("after") ?? undefined));
  return {
    ...(await loadPayouts({ request, context })),
    connected: user.stripeConnect.connected,
    // Blocked users and impersonating admins may not change payouts.
    canConnect: !user.blocked && !user.impersonatedBy,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  if (formText(await request.formData(), "intent") !== "connect")
    throw data("There is no such button.", { status: 400 });
  return connectPayouts({ context });
}

export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const reload = useReload();
  useReloadOnReturn(!loaderData.connected);
  return (
    <PayoutsScreen
      {...loaderData}
      problem={answer && "problem" in answer ? answer.problem : undefined}
      getHref={pageUrls.payouts}
      onRetry={() => void reload()}
    />
  );
}
