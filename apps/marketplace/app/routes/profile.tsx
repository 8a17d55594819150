import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { ProfileScreen } from "@heirloop/ui/screens/profile/profile-screen";
import { useAtomValue } from "jotai";
import { redirect, useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { redirectToCanonical } from "../collection/find-from-slug.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { pageMeta, getPublicUrl } from "../page-head/page-meta.ts";
import { profilePage } from "../page-head/structured-data.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/profile";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const profile = await api
    .call(profileEndpoints.get, { params: { slug: params.slug } })
    .catch((error: unknown) => throwPageError(error, request));
  const { slug } = profile.seller;
  // Only the seller of an undecided offer has no profile.
  if (slug !== null) redirectToCanonical(request, pageUrls.profile(slug));
  const pageNumber = new URL(request.url).searchParams.get("reviews") ?? "";
  // An invalid page number shows the first page.
  const reviewsPage = /^[1-9]\d{0,3}$/.test(pageNumber) ? Number(pageNumber) : 1;
  const reviews = await loadable(
    api.call(reviewEndpoints.ofSeller, {
      params: { sellerId: profile.seller._id },
      query: { page: String(reviewsPage) },
    }),
    request,
    (profile) => profile,
  );
  if (reviews.state === "ready") {
    const last = Math.max(1, Math.ceil(reviews.value.totalCount / constants.reviewsPerPage));
    // An old URL may name a page that no longer exists.
    if (reviewsPage > last) throw redirect(pageUrls.profile(params.slug, last));
  }
  return { profile, reviews, reviewsPage };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { seller, story } = loaderData.profile;
  const { firstName, place } = seller;
  return pageMeta(matches, {
    title: firstName,
    description:
      story ??
      `Second-hand furniture sold by ${firstName}${place ? ` in ${place}` : ""}: what is for sale now, what was sold, and what buyers say.`,
    path: pageUrls.profile(params.slug),
    picture: seller.picture === null ? undefined : { src: seller.picture, alt: firstName },
    kind: "profile",
    data: [profilePage(getPublicUrl(matches), loaderData.profile)],
  });
}

export default function Profile({ loaderData, params }: Route.ComponentProps) {
  const own = useAtomValue(userAtom)?._id === loaderData.profile.seller._id;
  const { revalidate } = useRevalidator();
  return (
    <ProfileScreen
      {...useFavorites()}
      {...loaderData}
      reviewsHref={(page) => pageUrls.profile(params.slug, page)}
      own={own}
      onRetryReviews={() => void revalidate()}
    />
  );
}
