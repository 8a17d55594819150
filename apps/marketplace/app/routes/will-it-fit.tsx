import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { WillItFitScreen } from "@heirloop/ui/screens/will-it-fit/will-it-fit-screen";
import { redirect, useNavigation } from "react-router";
import { toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { isSignedIn, serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createGuestHomeCookie } from "../home-measurements/home-cookie.ts";
import { validateHome, readHomeForm } from "../home-measurements/home-form.ts";
import { loadFitAlerts, loadHome } from "../home-measurements/load-home.server.ts";
import { isSecure } from "../server-context.ts";
import { localPath } from "../session/local-path.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/will-it-fit";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Will it fit?",
    description:
      "Measure your doorway, stairs and elevator once. We then show whether each piece fits, and which way to turn it.",
    path: pageUrls.willItFit(),
  });
}

function getNext(request: Request): string | null {
  const next = new URL(request.url).searchParams.get("next");
  return next === null ? null : localPath(next);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    home: await loadHome({ request, context }),
    fitAlerts: await loadFitAlerts(context),
    signedIn: isSignedIn(context),
    next: getNext(request),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const values = readHomeForm(form);
  const isCleared = formText(form, "intent") === "clear";
  const checked = isCleared ? ({ ok: true, value: { home: null } } as const) : validateHome(values);
  if (!checked.ok) return { ...checked.answer, values };
  try {
    if (isSignedIn(context)) await serverApi(context).call(authEndpoints.changeHome, { body: checked.value });
  } catch (error) {
    return { ...toFormResult(error), values };
  }
  const secure = isSecure(context);
  return redirect(getNext(request) ?? pageUrls.willItFit(), {
    status: 303,
    headers: { "set-cookie": createGuestHomeCookie(isSignedIn(context) ? null : checked.value.home, secure) },
  });
}

export default function WillItFit({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <WillItFitScreen
      {...loaderData}
      {...answer}
      key={JSON.stringify(loaderData.home)}
      busy={useNavigation().state !== "idle"}
    />
  );
}
