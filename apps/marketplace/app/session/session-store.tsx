import { Provider } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { type ReactNode, useMemo } from "react";
import type { LoadedSession } from "./load-session.server.ts";
import { cartAtom, favoritesAtom, notPreviewedAtom, unreadChatsAtom, userAtom } from "./session.atoms.ts";

function Hydrate({ session, children }: { session: LoadedSession; children: ReactNode }) {
  useHydrateAtoms([
    [userAtom, session.user],
    [cartAtom, session.cart],
    [favoritesAtom, new Set(session.favorites)],
    [notPreviewedAtom, session.notPreviewed],
    [unreadChatsAtom, session.unreadChats],
  ]);
  return children;
}

/** One store for each request on the server and for each session in the browser: another account never sees this one's. */
export function SessionStore({ session, children }: { session: LoadedSession; children: ReactNode }) {
  const whose = useMemo(
    () => `${session.user?._id ?? "guest"}/${session.user?.enteredBy?._id ?? ""}`,
    [session.user],
  );
  return (
    <Provider key={whose}>
      <Hydrate session={session}>{children}</Hydrate>
    </Provider>
  );
}
