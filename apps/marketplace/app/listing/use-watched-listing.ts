import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { ServerEvents } from "@heirloop/contract/realtime/realtime.events";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { listenOnIdle } from "../chat/chat-line.ts";
import { useReload } from "../frame/use-reload.ts";
import { userAtom } from "../session/session.atoms.ts";

/**
 * Keeps a piece's page in step with the piece: sold, reserved, free again or dearer shows without asking, also what happened while there
 * was no line. Guests have none.
 */
export function useWatchedListing({
  heirloopId,
  price,
  status,
  reservedUntil,
}: Pick<Listing, keyof ServerEvents["listing"]>): void {
  const signedIn = useAtomValue(userAtom) !== null;
  const reload = useReload();
  const compare = useEffectEvent((told: ServerEvents["listing"]): void => {
    const shown = told.price === price && told.status === status && told.reservedUntil === reservedUntil;
    if (told.heirloopId === heirloopId && !shown) void reload();
  });
  useEffect(() => {
    if (!signedIn) return;
    return listenOnIdle((socket) => [
      // Heard before it is asked for: the answer to watching is how the piece is by then.
      socket.on("listing", compare),
      socket.watchListing(heirloopId),
    ]);
  }, [heirloopId, signedIn]);
}
