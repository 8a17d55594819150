import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { listenOnIdle } from "../chat/chat-line.ts";
import { userAtom } from "../session/session.atoms.ts";

/** Keeps a piece's page in step with the piece: sold, reserved, free again or dearer shows without asking. Guests have no line. */
export function useWatchedListing(heirloopId: HeirloopId): void {
  const signedIn = useAtomValue(userAtom) !== null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    return listenOnIdle((socket) => [
      socket.watchListing(heirloopId),
      socket.on("listing", (event) => void (event.heirloopId === heirloopId && revalidate())),
    ]);
  }, [heirloopId, signedIn, revalidate]);
}
