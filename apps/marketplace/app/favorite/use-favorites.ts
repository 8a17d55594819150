import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FavoriteControl } from "@heirloop/ui/patterns/favorite/favorite-control";
import { useAtom, useAtomValue } from "jotai";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { favoritesAtom, userAtom } from "../session/session.atoms.ts";

/** Hearts: shown at once, taken back when the server refuses. Guests log in first, and the click is completed then. */
export function useFavorites(): FavoriteControl {
  const [favorites, setFavorites] = useAtom(favoritesAtom);
  const user = useAtomValue(userAtom);
  const alert = useAlert();
  const navigate = useNavigate();

  return {
    isFavorite: (heirloopId) => favorites.has(heirloopId),
    onFavorite: async ({ heirloopId }) => {
      if (user === null) {
        const here = new URL(window.location.href);
        here.searchParams.set("favorite", heirloopId);
        await navigate(pageUrls.login(here.pathname + here.search));
        return;
      }
      const endpoint = favorites.has(heirloopId) ? favoriteEndpoints.remove : favoriteEndpoints.add;
      const changed = new Set(favorites);
      if (!changed.delete(heirloopId)) changed.add(heirloopId);
      setFavorites(changed);
      try {
        const { listings } = await browserApi().call(endpoint, { params: { heirloopId } });
        setFavorites(new Set(listings.map((listing) => listing.heirloopId)));
      } catch (error) {
        setFavorites(favorites);
        alert({ tone: "danger", message: error instanceof ProblemError ? error.message : "That could not be saved. Check your connection and try again." });
      }
    },
  };
}
