import { pageUrls } from "@heirloop/contract/page/page-urls";
import { emptyListingValues, valuesOfListing } from "@heirloop/ui/patterns/listing-form/listing-values";
import { EditListingScreen } from "@heirloop/ui/screens/edit-listing/edit-listing-screen";
import { useNavigation } from "react-router";
import { pageMeta } from "../frame/page-meta.ts";
import { ListingPictures } from "../selling/listing-pictures.tsx";
import { loadListingForm } from "../selling/load-listing-form.server.ts";
import { saveListing } from "../selling/save-listing.server.ts";
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

export default function Edit({ loaderData: { listing, menu, listHref }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formData !== undefined;
  const kept = listing === null ? emptyListingValues : valuesOfListing(listing);
  return (
    <EditListingScreen
      // Another piece is another form.
      key={listing?.heirloopId ?? "new"}
      listing={listing}
      values={actionData?.values ?? kept}
      menu={menu}
      pictures={<ListingPictures images={actionData?.images ?? listing?.images ?? []} />}
      listHref={listHref}
      busy={busy}
      errors={actionData?.errors}
      problem={actionData?.problem}
      saved={actionData?.saved}
    />
  );
}
