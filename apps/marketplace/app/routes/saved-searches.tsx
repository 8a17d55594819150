import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { notificationPreferenceEndpoints } from "@heirloop/contract/notification/notification-preferences.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { SavedSearchesScreen } from "@heirloop/ui/screens/saved-searches/saved-searches-screen";
import { data, redirect, replace, useRevalidator } from "react-router";
import { toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { orNull } from "../api/or-null.ts";
import { loadable } from "../api/loadable.ts";
import { isSignedIn, throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { loadFitAlerts } from "../home-measurements/load-home.server.ts";
import { localPath } from "../session/local-path.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/saved-searches";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Saved searches",
    description: "Your saved searches, with alerts about new matches.",
    path: pageUrls.savedSearches(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const { searchParams } = new URL(request.url);
  const query = searchParams.get("query");
  const saved = searchParams.get("saved");
  const [searches, fitAlerts, preferences] = await Promise.all([
    loadable(
      serverApi(context).call(savedSearchEndpoints.list),
      request,
      ({ savedSearches }) => savedSearches,
    ),
    loadFitAlerts(context),
    orNull(serverApi(context).call(notificationPreferenceEndpoints.get)),
  ]);
  const isOn = (channel: "inApp" | "email"): boolean =>
    preferences === null || !preferences.muted[channel].includes("saved-search");
  return {
    searches,
    measured: fitAlerts !== "waiting",
    draft: query === null ? undefined : { name: searchParams.get("name") ?? "", query },
    channels: { inApp: isOn("inApp"), email: isOn("email") },
    saved: saved === null ? undefined : { name: saved, alerts: searchParams.get("alerts") !== "off" },
  };
}

function searchId(form: FormData) {
  const id = idSchema.safeParse(formText(form, "id"));
  if (!id.success) throw data("There is no such search.", { status: 400 });
  return id.data;
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const api = serverApi(context);
  const [name, query] = [formText(form, "name"), formText(form, "query")];
  // Replaces the results page that the button was on.
  const back = form.has("back") ? localPath(formText(form, "back")) : undefined;
  // Guests have nothing saved yet: it happens after login, or is asked again on this page.
  if (!isSignedIn(context))
    return redirect(pageUrls.login(pageUrls.savedSearches({ query, name, ...(back && { back }) })), 303);
  try {
    switch (formText(form, "intent")) {
      case "save": {
        // The form with a single button has no switch for alerts: they are on.
        const alerts = !form.has("choosesAlerts") || form.has("alerts");
        const savedSearch = await api.call(savedSearchEndpoints.save, { body: { name, query, alerts } });
        return back
          ? replace(back, 303)
          : redirect(
              pageUrls.savedSearches({
                saved: savedSearch.name,
                ...(!savedSearch.alerts && { alerts: "off" }),
              }),
              303,
            );
      }
      case "alerts": {
        const alerts = formText(form, "alerts") === "on";
        await api.call(savedSearchEndpoints.setAlerts, { params: { id: searchId(form) }, body: { alerts } });
        return redirect(pageUrls.savedSearches(), 303);
      }
      case "remove": {
        await api.call(savedSearchEndpoints.remove, { params: { id: searchId(form) } });
        return back ? replace(back, 303) : redirect(pageUrls.savedSearches(), 303);
      }
      default:
        throw data("There is no such button.", { status: 400 });
    }
  } catch (error) {
    if (formText(form, "intent") !== "save") return throwPageError(error, request);
    return { ...toFormResult(error), draft: { name, query } };
  }
}

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { revalidate } = useRevalidator();
  return (
    <SavedSearchesScreen
      {...loaderData}
      draft={answer?.draft ?? loaderData.draft}
      answer={answer}
      onRetry={() => void revalidate()}
    />
  );
}
