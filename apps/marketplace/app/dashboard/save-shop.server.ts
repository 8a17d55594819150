import { dashboardEndpoints, shopDraftSchema } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { hubs } from "@heirloop/contract/hub/hub";
import { getUnfinishedErrors } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import type { RouterContextProvider } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { uploadFormPicture } from "../upload/upload-form-picture.server.ts";

/** Saves the shop's details, or returns the form with its errors. */
export async function saveShop({ context }: { context: Readonly<RouterContextProvider> }, form: FormData) {
  const values = {
    name: formText(form, "name"),
    slug: formText(form, "slug").trim().toLowerCase(),
    story: formText(form, "story"),
    policies: formText(form, "policies"),
  };
  const answer = { about: "shop" as const, values };
  const api = serverApi(context);
  const city = hubs.find(({ id }) => id === formText(form, "place"));
  try {
    const checked = validateFields(shopDraftSchema, {
      ...values,
      logo: await uploadFormPicture(form, "logo", api),
      banner: await uploadFormPicture(form, "banner", api),
      ...(city ? { coordinates: [city.long, city.lat] } : {}),
    });
    const unfinished = getUnfinishedErrors(form);
    if (!checked.ok) return { ...answer, errors: { ...checked.answer.errors, ...unfinished } };
    if (unfinished !== null) return { ...answer, errors: unfinished };
    await api.call(dashboardEndpoints.editShop, { body: checked.value });
    return { ...answer, saved: true };
  } catch (error) {
    return { ...answer, ...toFormResult(error) };
  }
}
