import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FavoriteControl } from "@heirloop/ui/patterns/favorite/favorite-control";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useCallback } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { addAlertAtom } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { createSerialQueue } from "../api/serial-queue.ts";
import { favoritesAtom, userAtom } from "../session/session.atoms.ts";

/** Changes of favorites on their way to the server; it is settled once the server has those that are on screen. */
export const favoriteChanges = createSerialQueue<void>();

/** Optimistic, rolled back when the server refuses. Guests log in first, then the click is completed. */
const toggleFavoriteAtom = atom(
  null,
  async (get, set, heirloopId: HeirloopId, navigate: NavigateFunction): Promise<void> => {
    if (get(userAtom) === null) {
      const here = new URL(window.location.href);
      here.searchParams.set("favorite", heirloopId);
      await navigate(pageUrls.login(here.pathname + here.search));
      return;
    }
    const willBeFavorite = !get(favoritesAtom).has(heirloopId);
    // Other favorites may have changed since, so only this one is updated or rolled back.
    const show = (shown: boolean): void =>
      set(
        favoritesAtom,
        (now) => new Set([...now].filter((one) => one !== heirloopId).concat(shown ? heirloopId : [])),
      );
    show(willBeFavorite);
    try {
      await favoriteChanges.change(async () => {
        const { updateFavorite } = await import("./favorite-calls.ts");
        await updateFavorite(heirloopId, willBeFavorite);
      });
    } catch (error) {
      show(!willBeFavorite);
      set(addAlertAtom, { tone: "danger", message: getErrorMessage(error) });
    }
  },
);

/** `onFavorite` stays the same function, so that a list renders only the card that changes. */
export function useFavorites(): FavoriteControl {
  const favorites = useAtomValue(favoritesAtom);
  const toggle = useSetAtom(toggleFavoriteAtom);
  const navigate = useNavigate();
  return {
    isFavorite: (heirloopId) => favorites.has(heirloopId),
    onFavorite: useCallback(
      ({ heirloopId }: Listing) => void toggle(heirloopId, navigate),
      [toggle, navigate],
    ),
  };
}
