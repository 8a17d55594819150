import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { canTurnOff, type NotificationChannel } from "@heirloop/contract/notification/notification-kinds";
import {
  alertFrequencies,
  type NotificationPreferences,
  notificationPreferencesSchema,
} from "@heirloop/contract/notification/notification-preferences.schema";
import { notificationPreferenceEndpoints } from "@heirloop/contract/notification/notification-preferences.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { notificationTypes } from "@heirloop/contract/notification/notification-types";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import { newPushDeviceSchema } from "@heirloop/contract/push/push.schema";
import { NotificationSettingsScreen } from "@heirloop/ui/screens/notification-settings/notification-settings-screen";
import { useHydrated } from "@heirloop/ui/theme/use-hydrated";
import { data, redirect, useNavigation, useRevalidator } from "react-router";
import { toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { loadable } from "../api/loadable.ts";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { usePushDevice } from "../push/use-push-device.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/notification-settings";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Notifications and emails",
    description: "Which notifications and emails you get, and when.",
    path: pageUrls.notificationSettings(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const [preferences, push] = await Promise.all([
    loadable(api.call(notificationPreferenceEndpoints.get), request, (loaded) => loaded),
    loadable(api.call(pushEndpoints.get), request, (loaded) => loaded),
  ]);
  return { preferences, push: push.state === "ready" ? push.value : null };
}

/** What was sent, also if it is not valid, so that the form keeps it. */
function readForm(form: FormData): NotificationPreferences {
  const mutedIn = (channel: NotificationChannel) => {
    const on = new Set(form.getAll(channel));
    return notificationTypes.filter((type) => canTurnOff(type, channel) && !on.has(type));
  };
  const hour = (name: string) => Number.parseInt(formText(form, name), 10);
  const frequency = formText(form, "alertFrequency");
  return {
    muted: { inApp: mutedIn("inApp"), email: mutedIn("email"), push: mutedIn("push") },
    alertFrequency: alertFrequencies.find((known) => known === frequency) ?? "instant",
    quietHours: form.has("quiet") ? { from: hour("quietFrom"), until: hour("quietUntil") } : null,
    timeZone: formText(form, "timeZone"),
  };
}

async function removeDevice(form: FormData, { request, context }: Route.ActionArgs): Promise<Response> {
  const id = idSchema.safeParse(formText(form, "device"));
  if (!id.success) throw data("There is no such device.", { status: 400 });
  try {
    await serverApi(context).call(pushEndpoints.remove, { params: { id: id.data } });
  } catch (error) {
    // It has logged out in the meantime, or was removed in another tab.
    if (!(error instanceof ProblemError && error.code === "not-found")) throwPageError(error, request);
  }
  return redirect(pageUrls.notificationSettings(), 303);
}

/** From the service worker, which cannot read the session's cookie. Nobody sees the answer. */
async function renewDevice(form: FormData, { context }: Route.ActionArgs): Promise<Response> {
  const device = newPushDeviceSchema.safeParse({
    endpoint: formText(form, "endpoint"),
    keys: { p256dh: formText(form, "p256dh"), auth: formText(form, "auth") },
  });
  if (!device.success) throw data("This is not a subscription.", { status: 400 });
  await serverApi(context).call(pushEndpoints.subscribe, { body: device.data });
  return redirect(pageUrls.notificationSettings(), 303);
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const form = await request.formData();
  const intent = formText(form, "intent");
  if (intent === "remove-device") return removeDevice(form, args);
  if (intent === "renew-device") return renewDevice(form, args);
  const sent = readForm(form);
  const checked = validateFields(notificationPreferencesSchema, sent);
  if (!checked.ok) return { ...checked.answer, sent };
  try {
    await serverApi(context).call(notificationPreferenceEndpoints.set, { body: checked.value });
    return { saved: true };
  } catch (error) {
    return { ...toFormResult(error), sent };
  }
}

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const sent = answer && "sent" in answer ? answer.sent : undefined;
  return (
    <NotificationSettingsScreen
      preferences={sent === undefined ? loaderData.preferences : { state: "ready", value: sent }}
      push={usePushDevice(loaderData.push, revalidate)}
      deviceTimeZone={isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined}
      answer={{ ...answer, busy: useNavigation().state !== "idle" }}
      onRetry={() => void revalidate()}
    />
  );
}
