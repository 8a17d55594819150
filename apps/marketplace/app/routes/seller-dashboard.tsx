import { pageUrls } from "@heirloop/contract/page/page-urls";
import { dashboardTabs } from "@heirloop/ui/screens/dashboard/dashboard-screen";
import { handleDashboardAction } from "../dashboard/dashboard-action.server.ts";
import { DashboardView } from "../dashboard/dashboard-view.tsx";
import { loadDashboard } from "../dashboard/load-dashboard.server.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { OnboardingWhenIdle } from "../onboarding/onboarding-when-idle.tsx";
import type { Route } from "./+types/seller-dashboard";

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const tab = loaderData?.part.tab ?? "home";
  return pageMeta(matches, {
    title: tab === "home" ? "Dashboard" : dashboardTabs[tab],
    description: "Your shop: figures, pieces, its public face, payouts and consignments.",
    path: pageUrls.sellerDashboard(tab),
    unlisted: true,
  });
}

export const loader = (args: Route.LoaderArgs) => loadDashboard(args);
export const action = (args: Route.ActionArgs) => handleDashboardAction(args);

export default function SellerDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { user } = loaderData;
  return (
    <>
      <DashboardView loaded={loaderData} answer={answer} />
      {/* Blocked users and impersonating admins may not change payouts. */}
      {!user.blocked && !user.impersonatedBy && (
        <OnboardingWhenIdle connected={user.stripeConnect.connected} />
      )}
    </>
  );
}
