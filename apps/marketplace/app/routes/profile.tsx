import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { ProfileScreen } from "@heirloop/ui/screens/profile/profile-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { pageTitle } from "../api/page-title.ts";
import { pageProblem, serverApi } from "../api/server-api.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/profile";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const profile = await api
    .call(profileEndpoints.get, { params: { slug: params.slug } })
    .catch((error: unknown) => pageProblem(error, request));
  const reviews = await loadable(
    api.call(reviewEndpoints.ofSeller, { params: { sellerId: profile.seller._id }, query: {} }),
    request,
    (told) => told,
  );
  return { profile, reviews };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: pageTitle(loaderData?.profile.seller.firstName ?? "Seller") },
];

export default function Profile({ loaderData }: Route.ComponentProps) {
  const own = useAtomValue(userAtom)?._id === loaderData.profile.seller._id;
  const { revalidate } = useRevalidator();
  return (
    <ProfileScreen {...useFavorites()} {...loaderData} own={own} onRetryReviews={() => void revalidate()} />
  );
}
