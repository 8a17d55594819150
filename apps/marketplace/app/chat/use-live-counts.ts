import { isOwn } from "@heirloop/machines/page/address-parameter";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { notPreviewedAtom, unreadChatsAtom, userAtom } from "../session/session.atoms.ts";
import { closePageSocket, subscribeWhenIdle } from "../socket/page-socket.ts";

/** Keeps the header's counts and what is on screen in step with what happens elsewhere. The socket opens on idle. */
export function useLiveCounts(): void {
  const userId = useAtomValue(userAtom)?._id;
  const setNotPreviewed = useSetAtom(notPreviewedAtom);
  const setUnread = useSetAtom(unreadChatsAtom);
  const { revalidate } = useRevalidator();
  const store = useStore();

  useEffect(() => {
    if (userId === undefined) return;
    let ended = false;
    const stop = subscribeWhenIdle((socket) => {
      const shown = () => `${store.get(notPreviewedAtom)} ${store.get(unreadChatsAtom)}`;
      // Counts that could not be had stay as they were until something is told again.
      const count = async (): Promise<void> => {
        const before = shown();
        const counts = await socket.counts();
        if (counts === undefined || ended) return;
        // What was told meanwhile may be newer than this answer.
        if (shown() !== before) return count();
        setNotPreviewed(counts.notPreviewed);
        setUnread(counts.unreadChats);
      };
      // What happened while there was no line was told to nobody.
      const catchUp = (): void => {
        void count();
        if (isOwn("order", window.location.pathname)) void revalidate();
      };
      return [
        socket.onConnection((connected) => connected && catchUp()),
        socket.on("notification", ({ notPreviewed }) => {
          setNotPreviewed(notPreviewed);
          // It was counted when it was made: the menu may have been opened since.
          void count();
        }),
        socket.on("order", () => void revalidate()),
        socket.on("messages", ({ msg }) => {
          if (msg.some(({ sender }) => sender !== userId)) void count();
        }),
        socket.on("seen", ({ by }) => {
          if (by === userId) void count();
        }),
      ];
    });
    return () => {
      ended = true;
      stop();
      void closePageSocket();
    };
  }, [userId, setNotPreviewed, setUnread, revalidate, store]);
}
