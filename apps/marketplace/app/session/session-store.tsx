import type { Region } from "@heirloop/contract/hub/hub";
import { Provider, useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { type ReactNode, useEffect, useMemo } from "react";
import { regionAtom } from "../region/region.atoms.ts";
import type { Session } from "./session.ts";
import {
  cartAtom,
  favoritesAtom,
  followedSellersAtom,
  notPreviewedAtom,
  savedSearchesAtom,
  unreadChatsAtom,
  userAtom,
} from "./session.atoms.ts";
import { useCrossTabSession } from "./use-cross-tab-session.ts";

type SessionStoreProps = { session: Session; region: Region | null; children: ReactNode };

function Hydrate({ session, region, children }: SessionStoreProps) {
  useHydrateAtoms([
    [userAtom, session.user],
    [cartAtom, session.cart],
    [favoritesAtom, new Set(session.favorites)],
    [notPreviewedAtom, session.notPreviewed],
    [unreadChatsAtom, session.unreadChats],
    [savedSearchesAtom, session.savedSearches],
    [followedSellersAtom, new Set(session.followedSellers)],
    [regionAtom, region],
  ]);
  const setUser = useSetAtom(userAtom);
  // The user is the same, but a form may have changed their name or picture.
  useEffect(() => setUser(session.user), [setUser, session.user]);
  const setSavedSearches = useSetAtom(savedSearchesAtom);
  useEffect(() => setSavedSearches(session.savedSearches), [setSavedSearches, session.savedSearches]);
  return children;
}

/** One store per request on the server and per session in the browser, so that accounts never share data. */
export function SessionStore({ session, region, children }: SessionStoreProps) {
  const whose = useMemo(
    () => `${session.user?._id ?? "guest"}/${session.user?.impersonatedBy?._id ?? ""}`,
    [session.user],
  );
  useCrossTabSession(session);
  return (
    <Provider key={whose}>
      <Hydrate session={session} region={region}>
        {children}
      </Hydrate>
    </Provider>
  );
}
