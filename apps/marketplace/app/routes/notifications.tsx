import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { NotificationsScreen } from "@heirloop/ui/screens/notifications/notifications-screen";
import { redirect } from "react-router";
import { loadable } from "../api/loadable.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { useReload } from "../browser/use-reload.ts";
import { useReviewRequest } from "../review/use-review-request.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/notifications";
import { withModule } from "../browser/when-fetched.ts";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Notifications",
    description: "What happened to your pieces, offers and orders.",
    path: pageUrls.notifications(),
    unlisted: true,
  });
}

/** How many to skip; invalid values skip none. */
const getSkip = (search: URLSearchParams): number => {
  const skipped = search.get("skip") ?? "";
  return /^\d{1,5}$/.test(skipped) ? Number(skipped) : 0;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const skip = getSkip(new URL(request.url).searchParams);
  const batch = await loadable(
    serverApi(context).call(notificationEndpoints.list, { body: { skip } }),
    request,
    (page) => page,
  );
  return { batch, skip, now: new Date().toISOString() };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  await serverApi(context)
    .call(notificationEndpoints.markAllSeen)
    .catch((error: unknown) => throwPageError(error, request));
  return redirect(pageUrls.notifications(), 303);
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const openReview = useReviewRequest();
  const reload = useReload();
  return (
    <NotificationsScreen
      {...loaderData}
      onFollow={(notification) => {
        withModule(import("../notification/notification-calls.ts"), ({ markSeen }) =>
          markSeen(notification._id),
        );
        openReview(notification);
      }}
      onRetry={() => void reload()}
    />
  );
}
