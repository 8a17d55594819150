import type { Api } from "@heirloop/api-client/http/http-client";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { CollectionAnswer, CollectionIntent } from "@heirloop/ui/patterns/consignment/collection-form";
import { type FormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { consignmentRefusal } from "./consignment-refusal.ts";

const addressParts = ["line1", "line2", "city", "state", "zip"] as const;
const typedFields = [
  ...addressParts.map((part) => `address.${part}`),
  "phone",
  "accessNotes",
  "date",
  "window",
  "reason",
];

/** Sends a form of a consignment; returns the messages for its fields, or null when it was accepted. */
type Send = (
  api: Api,
  params: { id: string },
  form: FormData,
) => Promise<Readonly<Record<string, string>> | null>;

const sends: Readonly<Record<CollectionIntent, Send>> = {
  "set-pickup": async (api, params, form) => {
    const address = Object.fromEntries(addressParts.map((part) => [part, formText(form, `address.${part}`)]));
    const typed = { address, phone: formText(form, "phone"), accessNotes: formText(form, "accessNotes") };
    const checked = validateFields(consignmentEndpoints.setPickup.body, typed);
    if (!checked.ok) return checked.answer.errors ?? {};
    await api.call(consignmentEndpoints.setPickup, { params, body: checked.value });
    return null;
  },
  schedule: async (api, params, form) => {
    const typed = { date: formText(form, "date"), window: formText(form, "window") };
    const checked = validateFields(consignmentEndpoints.schedule.body, typed);
    if (!checked.ok) return { ...checked.answer.errors, ...(typed.date === "" && { date: "Choose a day" }) };
    await api.call(consignmentEndpoints.schedule, { params, body: checked.value });
    return null;
  },
  "confirm-schedule": async (api, params, form) => {
    const window = formText(form, "window");
    await api.call(consignmentEndpoints.confirmSchedule, { params, body: { window } });
    return null;
  },
  release: async (api, params, form) => {
    const checked = validateFields(consignmentEndpoints.release.body, { reason: formText(form, "reason") });
    if (!checked.ok) return checked.answer.errors ?? {};
    await api.call(consignmentEndpoints.release, { params, body: checked.value });
    return null;
  },
};

export const isCollectionIntent = (intent: string): intent is CollectionIntent => intent in sends;

/** Handles a form about the collection of a piece. A refused form is returned with what was typed. */
export async function sendCollectionForm(
  api: Api,
  id: string,
  intent: CollectionIntent,
  form: FormData,
): Promise<{ collection: CollectionAnswer } | FormResult | null> {
  const answer = (errors: CollectionAnswer["errors"]) => ({
    collection: {
      intent,
      values: Object.fromEntries(typedFields.map((field) => [field, formText(form, field)])),
      errors,
    },
  });
  try {
    const errors = await sends[intent](api, { id }, form);
    return errors && answer(errors);
  } catch (error) {
    const refused = consignmentRefusal(error);
    // The buttons that agree to a time have no field.
    if (intent === "confirm-schedule" && refused.errors !== undefined)
      return { problem: Object.values(refused.errors).join(" ") };
    return refused.errors === undefined ? refused : answer(refused.errors);
  }
}
