import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { ProfileScreen, type ProfilePages } from "@heirloop/ui/screens/profile/profile-screen";
import { useAtomValue } from "jotai";
import { redirect, useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { redirectToCanonical } from "../collection/find-from-slug.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { useFollows } from "../follow/use-follows.ts";
import { pageMeta, getPublicUrl } from "../page-head/page-meta.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import { profilePage } from "../page-head/structured-data.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/profile";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { searchParams } = new URL(request.url);
  const pages: ProfilePages = {
    page: parsePageNumber(searchParams),
    sold: parsePageNumber(searchParams, "sold"),
    reviews: parsePageNumber(searchParams, "reviews"),
  };
  const profile = await api
    .call(profileEndpoints.get, {
      params: { slug: params.slug },
      query: { page: String(pages.page), soldPage: String(pages.sold) },
    })
    .catch((error: unknown) => throwPageError(error, request));
  const { slug } = profile.seller;
  // Only the seller of an undecided offer has no profile.
  if (slug !== null) redirectToCanonical(request, pageUrls.profile(slug));
  const reviews = await loadable(
    api.call(reviewEndpoints.ofSeller, {
      params: { sellerId: profile.seller._id },
      query: { page: String(pages.reviews) },
    }),
    request,
    (profile) => profile,
  );
  // An old URL may name a page that no longer exists.
  const existing: ProfilePages = {
    page: Math.min(pages.page, countPages(profile.forSaleCount, constants.listingsPerProfilePage)),
    sold: Math.min(pages.sold, countPages(profile.soldCount, constants.listingsPerProfilePage)),
    reviews:
      reviews.state === "ready"
        ? Math.min(pages.reviews, countPages(reviews.value.totalCount, constants.reviewsPerPage))
        : pages.reviews,
  };
  const url = pageUrls.profile(params.slug, existing);
  if (url !== pageUrls.profile(params.slug, pages)) throw redirect(url);
  return { profile, reviews, pages };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { seller, story } = loaderData.profile;
  const { firstName, place } = seller;
  // A further page of pieces for sale has its own canonical URL, like that of a collection.
  const { page } = loaderData.pages;
  const text =
    story ??
    `Second-hand furniture sold by ${firstName}${place ? ` in ${place}` : ""}: what is for sale now, what was sold, and what buyers say.`;
  return pageMeta(matches, {
    title: page > 1 ? `${firstName}, page ${page}` : firstName,
    description: page > 1 ? `Page ${page}. ${text}` : text,
    path: pageUrls.profile(params.slug, { page }),
    picture: seller.picture === null ? undefined : { src: seller.picture, alt: firstName },
    kind: "profile",
    data: [profilePage(getPublicUrl(matches), loaderData.profile)],
  });
}

export default function Profile({ loaderData, params }: Route.ComponentProps) {
  const user = useAtomValue(userAtom);
  const { revalidate } = useRevalidator();
  return (
    <ProfileScreen
      {...useFavorites()}
      {...loaderData}
      getHref={(other) => pageUrls.profile(params.slug, { ...loaderData.pages, ...other })}
      own={user?._id === loaderData.profile.seller._id}
      guest={user === null}
      follow={useFollows()}
      onRetryReviews={() => void revalidate()}
    />
  );
}
