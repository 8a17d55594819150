import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { FavoriteControl } from "@heirloop/ui/patterns/favorite/favorite-control";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { createSerialQueue } from "../api/serial-queue.ts";
import { createToggleAtom } from "../session/create-toggle-atom.ts";
import { favoritesAtom } from "../session/session.atoms.ts";

/** Changes of favorites on their way to the server; it is settled once the server has those that are on screen. */
export const favoriteChanges = createSerialQueue<void>();

const toggleFavoriteAtom = createToggleAtom<HeirloopId>({
  chosen: favoritesAtom,
  changes: favoriteChanges,
  parameter: "favorite",
  update: async (...change) => (await import("./favorite-calls.ts")).updateFavorite(...change),
});

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
