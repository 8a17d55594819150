import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { emptyListingValues, toListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";
import { EditListingScreen } from "@heirloop/ui/screens/edit-listing/edit-listing-screen";
import { useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { FormPriceGuide } from "../selling/form-price-guide.tsx";
import { loadListingForm } from "../selling/load-listing-form.server.ts";
import { FormPictures } from "../upload/form-pictures.tsx";
import { useUploadErrors } from "../upload/use-upload-errors.ts";
import { saveListing } from "../selling/save-listing.server.ts";
import { useListingDraft } from "../selling/use-listing-draft.ts";
import type { Route } from "./+types/edit";

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const listing = loaderData?.listing;
  return pageMeta(matches, {
    title: listing ? `Edit ${listing.title}` : "Sell a piece",
    description: "What a piece is, what it looks like, how large it is and what it costs.",
    path: listing ? pageUrls.editListing(listing.heirloopId) : pageUrls.newListing(),
    unlisted: true,
  });
}

export const loader = (args: Route.LoaderArgs) => loadListingForm(args, args.params.heirloopId);
export const action = (args: Route.ActionArgs) => saveListing(args, args.params.heirloopId);

type EditProps = {
  loaderData: Route.ComponentProps["loaderData"];
  actionData: Route.ComponentProps["actionData"] | undefined;
};

/** The listing as the form loaded it: changes made elsewhere meanwhile must not count as typed here. */
function EditForm({ loaderData, actionData }: EditProps) {
  const { errors, onUploads } = useUploadErrors(actionData?.errors);
  const busy = useNavigation().formData !== undefined;
  const [{ listing, loaded, place }] = useState(loaderData);
  const storedValues = listing === null ? emptyListingValues : toListingValues(listing);
  const { form, version, restored, draft, discard } = useListingDraft({
    piece: listing?.heirloopId ?? "new",
    loaded,
    answer: actionData?.saved ? "saved" : actionData === undefined ? null : "refused",
  });
  return (
    <EditListingScreen
      key={version}
      formRef={form}
      draft={draft}
      onDiscardDraft={discard}
      listing={loaderData.listing}
      values={actionData?.values ?? restored?.values ?? storedValues}
      place={place}
      ownerPercent={listing?.ownerPercent ?? null}
      loaded={actionData?.loaded ?? loaded}
      pictures={
        <FormPictures
          name="images"
          most={constants.picturesPerListing}
          images={actionData?.images ?? restored?.images ?? listing?.images ?? []}
          onUploads={onUploads}
        />
      }
      priceGuide={<FormPriceGuide />}
      listHref={loaderData.listHref}
      isShop={loaderData.isShop}
      busy={busy}
      errors={errors}
      problem={actionData?.problem}
      saved={actionData?.saved}
    />
  );
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { key } = useLocation();
  const piece = loaderData.listing?.heirloopId ?? "new";
  // The form is remounted for another listing and after saving.
  return (
    <EditForm key={`${piece} ${answer?.saved ? key : "open"}`} loaderData={loaderData} actionData={answer} />
  );
}
