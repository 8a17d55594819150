import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { whenIdle } from "../frame/when-idle.ts";
import { notPreviewedAtom, unreadChatsAtom, userAtom } from "../session/session.atoms.ts";
import { chatLine, hangUp } from "./chat-line.ts";

/** Keeps the header's counts and what is on screen in step with what happens elsewhere. The socket opens on idle. */
export function useLiveCounts(): void {
  const userId = useAtomValue(userAtom)?._id;
  const setNotPreviewed = useSetAtom(notPreviewedAtom);
  const setUnread = useSetAtom(unreadChatsAtom);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (userId === undefined) return;
    const stops: Array<() => void> = [];
    let ended = false;
    const cancel = whenIdle(() => {
      void chatLine().then((socket) => {
        if (ended) return;
        // A count that could not be had stays as it was until the next message.
        const count = (): void =>
          void import("./chat-calls.ts")
            .then(({ countUnread }) => countUnread())
            .then(setUnread, () => undefined);
        stops.push(
          socket.on("notification", ({ notPreviewed }) => setNotPreviewed(notPreviewed)),
          socket.on("order", () => void revalidate()),
          socket.on("messages", ({ msg }) => msg.some(({ sender }) => sender !== userId) && count()),
          socket.on("seen", ({ by }) => by === userId && count()),
        );
      });
    });
    return () => {
      ended = true;
      cancel();
      for (const stop of stops) stop();
      void hangUp();
    };
  }, [userId, setNotPreviewed, setUnread, revalidate]);
}
