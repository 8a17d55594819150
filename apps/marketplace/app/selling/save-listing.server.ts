import type { Api } from "@heirloop/api-client/http/http-client";
import { hubIds } from "@heirloop/contract/hub/hub";
import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingDraftSchema, listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { FieldErrors, FormState } from "@heirloop/ui/patterns/form/field-errors";
import type { ListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";
import { getUnfinishedErrors } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import { data, redirect, type RouterContextProvider } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { readPictureForm } from "../upload/read-picture-form.server.ts";
import { changedFields } from "./changed-fields.ts";
import { mapToFormFields, toListingDraft, toFormErrors } from "./listing-fields.server.ts";
import { readListingForm } from "./read-listing-form.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** A shop returns to its list; a private seller sees the listing as buyers do. */
async function addressAfterSaving(
  { context }: Served,
  piece: { heirloopId: string; slug: string },
): Promise<string> {
  const { isBusiness } = await serverApi(context).call(authEndpoints.me);
  return isBusiness ? pageUrls.dashboardProducts({}) : pageUrls.product(piece);
}

/** What the action returns to the form. */
type SaveAnswer = FormState & {
  values?: ListingValues;
  images?: readonly string[];
  loaded?: string;
  saved?: "saved" | "relisted";
};

/** A city from the list; `keep` is the one that the form was loaded with. */
const placeErrors = ({ place }: ListingValues): FieldErrors =>
  place === "keep" || hubIds.some((id) => id === place)
    ? {}
    : { place: "Choose the city where the piece is" };

/** A shop returns to its list; a private seller stays at the form, which says that the piece is not for sale. */
async function retireListing(api: Api, heirloopId: HeirloopId): Promise<Response> {
  await api.call(listingEndpoints.retire, { params: { heirloopId } });
  const { isBusiness } = await api.call(authEndpoints.me);
  return redirect(
    isBusiness ? pageUrls.dashboardProducts({ list: "inactive" }) : pageUrls.editListing(heirloopId),
  );
}

/** Publishes, updates or deactivates a listing, or returns the form with its errors. */
export async function saveListing(
  served: Served,
  heirloopId: string | undefined,
): Promise<SaveAnswer | Response> {
  requireSameOrigin(served.request);
  requireSignedIn(served);
  const api = serverApi(served.context);
  const { form, pictures: images, refused } = await readPictureForm(served.request, "images", api);
  const values = readListingForm(form);
  const sent = { values, loaded: formText(form, "loaded") };
  const intent = formText(form, "intent");
  const piece = heirloopIdSchema.safeParse(heirloopId ?? "new-piece");
  if (!piece.success) throw data("There is no such piece.", { status: 404 });
  try {
    if (intent === "retire") return await retireListing(api, piece.data);
    if (refused !== null) return { ...sent, images, ...toFormResult(refused) };
    const typed = toListingDraft(values, images);
    const checked = validateFields(listingDraftSchema, typed);
    const others = { ...placeErrors(values), ...getUnfinishedErrors(form) };
    if (!checked.ok)
      return { ...sent, images, errors: { ...toFormErrors(checked.answer.errors ?? {}), ...others } };
    if (Object.keys(others).length > 0) return { ...sent, images, errors: others };
    try {
      if (heirloopId === undefined) {
        const listing = await api.call(listingEndpoints.create, { body: checked.value });
        return redirect(await addressAfterSaving(served, listing));
      }
      const relists = intent === "save-and-put-up";
      const change = changedFields(checked.value, typed, sent.loaded);
      const params = { heirloopId: piece.data };
      await api.call(listingEndpoints.edit, {
        params,
        body: { ...change, ...(relists && { status: "active" }) },
      });
      return { saved: relists ? "relisted" : "saved" };
    } catch (error) {
      const { problem, errors } = toFormResult(error);
      return { ...sent, images, problem, errors: errors && mapToFormFields(errors) };
    }
  } catch (error) {
    return { ...sent, ...toFormResult(error) };
  }
}
