import type { Api } from "@heirloop/api-client/http/http-client";
import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { hubs } from "@heirloop/contract/hub/hub";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import {
  type AccountChange,
  accountChangeSchema,
  authEndpoints,
  passwordChangeSchema,
} from "@heirloop/contract/user/user.endpoints";
import type { DeliveryTermsValues } from "@heirloop/ui/patterns/delivery-terms/delivery-terms-values";
import { getUnfinishedErrors } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import type { PickupHoursValues } from "@heirloop/ui/screens/settings/pickup-hours";
import type { SettingsForm, SettingsResult } from "@heirloop/ui/screens/settings/settings-part";
import { toCredentialsResult } from "../api/credentials-result.ts";
import { type Checked, toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { readDeliveryTerms, validateDeliveryTerms } from "../delivery-terms/delivery-terms-form.ts";
import { readPickupHours, validatePickupHours } from "../pickup-hours/pickup-hours-form.ts";
import { uploadFormPicture } from "../upload/upload-form-picture.server.ts";

/** The result of one form. A refused form is returned with what was typed, except for passwords. */
type SettingsAnswer = SettingsResult & {
  pickupHours?: PickupHoursValues;
  deliveryTerms?: DeliveryTermsValues;
};

/** What the page shows next, and the token of the new session if there is one. */
export type SettingsChange = { answer: SettingsAnswer; token?: string };

async function changePassword(api: Api, sent: FormData): Promise<SettingsChange> {
  const form = "password";
  const checked = validateFields(passwordChangeSchema, {
    password: formText(sent, "password"),
    newPassword: formText(sent, "newPassword"),
  });
  if (!checked.ok) return { answer: { ...checked.answer, form } };
  const { token } = await api.call(authEndpoints.changePassword, { body: checked.value });
  return { token, answer: { form, saved: true } };
}

/** Sends checked fields with `put`. A refused form is returned with what was typed. */
async function sendChecked<Fields>(
  checked: Checked<Fields>,
  put: (fields: Fields) => Promise<unknown>,
  typed: SettingsAnswer,
): Promise<SettingsAnswer> {
  if (!checked.ok) return { ...checked.answer, ...typed };
  try {
    await put(checked.value);
    return { form: typed.form, saved: true };
  } catch (error) {
    return { ...toFormResult(error), ...typed };
  }
}

function savePickupHours(api: Api, sent: FormData): Promise<SettingsAnswer> {
  const pickupHours = readPickupHours(sent);
  return sendChecked(
    validatePickupHours(pickupHours),
    (body) => api.call(pickupCalendarEndpoints.set, { body }),
    { form: "pickup", pickupHours },
  );
}

function saveDeliveryTerms(api: Api, sent: FormData): Promise<SettingsAnswer> {
  const deliveryTerms = readDeliveryTerms(sent);
  return sendChecked(
    validateDeliveryTerms(deliveryTerms),
    (body) => api.call(deliveryTermsEndpoints.set, { body }),
    { form: "delivery", deliveryTerms },
  );
}

async function savePicture(api: Api, sent: FormData): Promise<SettingsAnswer> {
  const form = "picture";
  const unfinished = getUnfinishedErrors(sent);
  if (unfinished !== null) return { form, errors: unfinished };
  await api.call(authEndpoints.change, { body: { picture: await uploadFormPicture(sent, "picture", api) } });
  return { form, saved: true };
}

async function resendVerification(api: Api): Promise<SettingsAnswer> {
  await api.call(authEndpoints.sendVerificationEmail);
  return { form: "resend", saved: true };
}

async function saveAccount(
  api: Api,
  form: "email" | "profile",
  values: NonNullable<SettingsResult["values"]>,
  change: Record<string, unknown>,
): Promise<SettingsAnswer> {
  const checked = validateFields(accountChangeSchema, change);
  if (!checked.ok) return { ...checked.answer, form, values };
  try {
    await api.call(authEndpoints.change, { body: checked.value });
    return { form, saved: true, values };
  } catch (error) {
    return { ...toCredentialsResult(error), form, values };
  }
}

function saveEmail(api: Api, sent: FormData): Promise<SettingsAnswer> {
  const values = { email: formText(sent, "email") };
  return saveAccount(api, "email", values, {
    ...values,
    password: formText(sent, "password") || undefined,
  });
}

/** Undefined when the field was not changed; an empty field clears the location. */
function placeChange(place: string | undefined): { locationInfo?: AccountChange["locationInfo"] } {
  if (place === undefined || place === "keep") return {};
  const city = hubs.find(({ id }) => id === place);
  return { locationInfo: { coordinates: city ? [city.long, city.lat] : null } };
}

function saveProfile(api: Api, sent: FormData): Promise<SettingsAnswer> {
  const values = {
    firstName: formText(sent, "firstName"),
    lastName: formText(sent, "lastName"),
    phone: formText(sent, "phone"),
    place: formText(sent, "place"),
  };
  return saveAccount(api, "profile", values, {
    ...values,
    phone: values.phone.trim() || null,
    ...placeChange(values.place),
  });
}

const save: Readonly<
  Record<Exclude<SettingsForm, "password">, (api: Api, sent: FormData) => Promise<SettingsAnswer>>
> = {
  profile: saveProfile,
  email: saveEmail,
  picture: savePicture,
  pickup: savePickupHours,
  delivery: saveDeliveryTerms,
  resend: resendVerification,
};

function getForm(intent: string): SettingsForm {
  const others = ["email", "password", "picture", "pickup", "delivery", "resend"] as const;
  return others.find((form) => form === intent) ?? "profile";
}

/** Submits one of the page's forms, by its `intent`. */
export async function changeSettings(api: Api, sent: FormData): Promise<SettingsChange> {
  const form = getForm(formText(sent, "intent"));
  try {
    return form === "password" ? await changePassword(api, sent) : { answer: await save[form](api, sent) };
  } catch (error) {
    return { answer: { ...toCredentialsResult(error), form } };
  }
}
