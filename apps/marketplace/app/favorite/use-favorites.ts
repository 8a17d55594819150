import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FavoriteControl } from "@heirloop/ui/patterns/favorite/favorite-control";
import { useAtom, useAtomValue } from "jotai";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { callProblem } from "../api/call-problem.ts";
import { favoritesAtom, userAtom } from "../session/session.atoms.ts";

/** Hearts: shown at once, taken back when the server refuses. Guests log in first, and the click is completed then. */
export function useFavorites(): FavoriteControl {
  const [favorites, setFavorites] = useAtom(favoritesAtom);
  const user = useAtomValue(userAtom);
  const alert = useAlert();
  const navigate = useNavigate();

  async function toggle(heirloopId: HeirloopId): Promise<void> {
    if (user === null) {
      const here = new URL(window.location.href);
      here.searchParams.set("favorite", heirloopId);
      await navigate(pageUrls.login(here.pathname + here.search));
      return;
    }
    const changed = new Set(favorites);
    if (!changed.delete(heirloopId)) changed.add(heirloopId);
    setFavorites(changed);
    try {
      const { changeFavorite } = await import("./favorite-calls.ts");
      setFavorites(await changeFavorite(heirloopId, changed.has(heirloopId)));
    } catch (error) {
      setFavorites(favorites);
      alert({ tone: "danger", message: callProblem(error) });
    }
  }

  return {
    isFavorite: (heirloopId) => favorites.has(heirloopId),
    onFavorite: ({ heirloopId }) => void toggle(heirloopId),
  };
}
