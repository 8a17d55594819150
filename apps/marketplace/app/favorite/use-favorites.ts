import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FavoriteControl } from "@heirloop/ui/patterns/favorite/favorite-control";
import { useAtom, useAtomValue } from "jotai";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { createSerialQueue } from "../api/serial-queue.ts";
import { favoritesAtom, userAtom } from "../session/session.atoms.ts";

/** Changes of favorites on their way to the server; it is settled once the server has those that are on screen. */
export const favoriteChanges = createSerialQueue<ReadonlySet<string>>();

/** Favorites: optimistic, rolled back when the server refuses. Guests log in first, then the click is completed. */
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
    const willBeFavorite = !favorites.has(heirloopId);
    // Other favorites may have changed since, so only this one is updated or rolled back.
    const show = (shown: boolean): void =>
      setFavorites(
        (now) => new Set([...now].filter((one) => one !== heirloopId).concat(shown ? heirloopId : [])),
      );
    show(willBeFavorite);
    try {
      const answer = await favoriteChanges.change(async () => {
        const { updateFavorite } = await import("./favorite-calls.ts");
        return updateFavorite(heirloopId, willBeFavorite);
      });
      if (answer) setFavorites(answer);
    } catch (error) {
      show(!willBeFavorite);
      alert({ tone: "danger", message: getErrorMessage(error) });
    }
  }

  return {
    isFavorite: (heirloopId) => favorites.has(heirloopId),
    onFavorite: ({ heirloopId }) => void toggle(heirloopId),
  };
}
