import { hubs } from "@heirloop/contract/hub/hub";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import {
  type AccountChange,
  accountChangeSchema,
  authEndpoints,
  passwordChangeSchema,
} from "@heirloop/contract/user/user.endpoints";
import { getUnfinishedErrors } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import type { SettingsForm } from "@heirloop/ui/screens/settings/settings-part";
import { toDeliveryTermsValues } from "@heirloop/ui/patterns/delivery-terms/delivery-terms-values";
import { SettingsScreen } from "@heirloop/ui/screens/settings/settings-screen";
import { data, useNavigation } from "react-router";
import { toCredentialsResult } from "../api/credentials-result.ts";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { readDeliveryTerms, validateDeliveryTerms } from "../delivery-terms/delivery-terms-form.ts";
import { readPickupHours, savedPickupHours, validatePickupHours } from "../pickup-hours/pickup-hours-form.ts";
import { findCity } from "../region/find-city.server.ts";
import { renewSession } from "../session/renew-session.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { useReloadWhenVisible } from "../email-verification/use-reload-when-visible.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { ThemeControl } from "../theme/theme-control.tsx";
import { AvatarUpload } from "../upload/avatar-upload.tsx";
import { useUploadErrors } from "../upload/use-upload-errors.ts";
import { uploadFormPicture } from "../upload/upload-form-picture.server.ts";
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

function getForm(intent: string): SettingsForm {
  const others = ["email", "password", "picture", "pickup", "delivery", "resend"] as const;
  return others.find((form) => form === intent) ?? "profile";
}

/** Undefined when the field was not changed; an empty field clears the location. */
function placeChange(place: string | undefined): { locationInfo?: AccountChange["locationInfo"] } {
  if (place === undefined || place === "keep") return {};
  const city = hubs.find(({ id }) => id === place);
  return { locationInfo: { coordinates: city ? [city.long, city.lat] : null } };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const sent = await request.formData();
  const form = getForm(formText(sent, "intent"));
  const api = serverApi(context);
  try {
    if (form === "password") {
      const checked = validateFields(passwordChangeSchema, {
        password: formText(sent, "password"),
        newPassword: formText(sent, "newPassword"),
      });
      if (!checked.ok) return { ...checked.answer, form };
      const { token } = await api.call(authEndpoints.changePassword, { body: checked.value });
      return data({ form, saved: true }, { headers: renewSession(token, context) });
    }
    if (form === "pickup") {
      const pickupHours = readPickupHours(sent);
      const checked = validatePickupHours(pickupHours);
      if (!checked.ok) return { ...checked.answer, form, pickupHours };
      try {
        await api.call(pickupCalendarEndpoints.set, { body: checked.value });
        return { form, saved: true };
      } catch (error) {
        return { ...toFormResult(error), form, pickupHours };
      }
    }
    if (form === "delivery") {
      const deliveryTerms = readDeliveryTerms(sent);
      const checked = validateDeliveryTerms(deliveryTerms);
      if (!checked.ok) return { ...checked.answer, form, deliveryTerms };
      try {
        await api.call(deliveryTermsEndpoints.set, { body: checked.value });
        return { form, saved: true };
      } catch (error) {
        return { ...toFormResult(error), form, deliveryTerms };
      }
    }
    if (form === "resend") {
      await api.call(authEndpoints.sendVerificationEmail);
      return { form, saved: true };
    }
    if (form === "picture") {
      const unfinished = getUnfinishedErrors(sent);
      if (unfinished !== null) return { form, errors: unfinished };
      await api.call(authEndpoints.change, {
        body: { picture: await uploadFormPicture(sent, "picture", api) },
      });
      return { form, saved: true };
    }
    const values =
      form === "email"
        ? { email: formText(sent, "email") }
        : {
            firstName: formText(sent, "firstName"),
            lastName: formText(sent, "lastName"),
            phone: formText(sent, "phone"),
            place: formText(sent, "place"),
          };
    const fields =
      form === "email"
        ? { ...values, password: formText(sent, "password") || undefined }
        : { ...values, phone: formText(sent, "phone").trim() || null, ...placeChange(values.place) };
    const checked = validateFields(accountChangeSchema, fields);
    if (!checked.ok) return { ...checked.answer, form, values };
    try {
      await api.call(authEndpoints.change, { body: checked.value });
      return { form, saved: true, values };
    } catch (error) {
      return { ...toCredentialsResult(error), form, values };
    }
  } catch (error) {
    return { ...toCredentialsResult(error), form };
  }
}

export default function Settings({
  loaderData: { user, place, pickupHours, deliveryTerms, hasTwoStep },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  useReloadWhenVisible(!user.emailVerified || user.pendingEmail !== null);
  const { errors, onUnfinished } = useUploadErrors(answer && "errors" in answer ? answer.errors : undefined);
  const busy = useNavigation().state !== "idle";
  const saved = answer?.form === "picture" && "saved" in answer;
  return (
    <SettingsScreen
      user={user}
      place={place}
      hasTwoStep={hasTwoStep}
      // After saving, the upload starts from the saved picture.
      picture={<AvatarUpload key={saved ? user.picture : "open"} user={user} onUnfinished={onUnfinished} />}
      pickupHours={(answer && "pickupHours" in answer ? answer.pickupHours : undefined) ?? pickupHours}
      deliveryTerms={
        (answer && "deliveryTerms" in answer ? answer.deliveryTerms : undefined) ?? deliveryTerms
      }
      theme={<ThemeControl tone="page" />}
      {...(answer ? { answer: { ...answer, errors, busy } } : {})}
    />
  );
}
