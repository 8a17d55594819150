import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { toDeliveryTermsValues } from "@heirloop/ui/patterns/delivery-terms/delivery-terms-values";
import { SettingsScreen } from "@heirloop/ui/screens/settings/settings-screen";
import { data, useNavigation } from "react-router";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { savedPickupHours } from "../pickup-hours/pickup-hours-form.ts";
import { findCity } from "../region/find-city.server.ts";
import { renewSession } from "../session/renew-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { useReloadWhenVisible } from "../email-verification/use-reload-when-visible.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { changeSettings } from "../settings/change-settings.server.ts";
import { ThemeControl } from "../theme/theme-control.tsx";
import { AvatarUpload } from "../upload/avatar-upload.tsx";
import { useUploadErrors } from "../upload/use-upload-errors.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/settings";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Settings",
    description: "Your name, your address, your password and how the site looks.",
    path: pageUrls.settings(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const [user, { calendar }, twoStep] = await Promise.all([
    api.call(authEndpoints.me),
    api.call(pickupCalendarEndpoints.get),
    api.call(twoStepEndpoints.get),
  ]).catch((error: unknown) => throwPageError(error, request));
  const deliveryTerms = user.isBusiness
    ? toDeliveryTermsValues((await api.call(deliveryTermsEndpoints.get)).terms)
    : null;
  return {
    user,
    place: findCity(user),
    pickupHours: savedPickupHours(calendar, user, new Date()),
    deliveryTerms,
    hasTwoStep: twoStep.since !== null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const { answer, token } = await changeSettings(serverApi(context), await request.formData());
  return data(answer, token === undefined ? {} : { headers: renewSession(token, context) });
}

export default function Settings({
  loaderData: { user, place, pickupHours, deliveryTerms, hasTwoStep },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  useReloadWhenVisible(!user.emailVerified || user.pendingEmail !== null);
  const { errors, onUploads } = useUploadErrors(answer?.errors);
  const busy = useNavigation().state !== "idle";
  const saved = answer?.form === "picture" && answer.saved;
  return (
    <SettingsScreen
      user={user}
      place={place}
      hasTwoStep={hasTwoStep}
      // After saving, the upload starts from the saved picture.
      picture={<AvatarUpload key={saved ? user.picture : "open"} user={user} onUploads={onUploads} />}
      pickupHours={answer?.pickupHours ?? pickupHours}
      deliveryTerms={answer?.deliveryTerms ?? deliveryTerms}
      theme={<ThemeControl tone="page" />}
      {...(answer ? { answer: { ...answer, errors, busy } } : {})}
    />
  );
}
