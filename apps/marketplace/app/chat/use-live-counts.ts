import { pageUrls } from "@heirloop/contract/page/page-urls";
import { isOwn } from "@heirloop/machines/page/url-parameter";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { notPreviewedAtom, unreadChatsAtom, userAtom } from "../session/session.atoms.ts";
import { closePageSocket, subscribeWhenIdle } from "../socket/page-socket.ts";

const consignmentPages: readonly string[] = [
  pageUrls.yourListings(),
  pageUrls.sellerDashboard(),
  pageUrls.chats(),
];
const showsOrders = (pathname: string): boolean =>
  isOwn("order", pathname) || pathname.startsWith(pageUrls.orderCase(""));
const showsConsignments = (pathname: string): boolean => consignmentPages.includes(pathname);
const payoutPages: readonly string[] = [
  pageUrls.payouts(),
  pageUrls.sellerDashboard(),
  pageUrls.yourListings(),
];
const showsPayouts = (pathname: string): boolean => payoutPages.includes(pathname);

/** Keeps the header's counts and the page's data up to date with socket events. The socket opens when idle. */
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
      // After a failed load the counts stay as they were until the next event.
      const count = async (): Promise<void> => {
        const before = shown();
        const counts = await socket.counts();
        if (counts === undefined || ended) return;
        // Events that arrived during the request may be newer than its response.
        if (shown() !== before) return count();
        setNotPreviewed(counts.notPreviewed);
        setUnread(counts.unreadChats);
      };
      // Events that were sent while disconnected are lost.
      const catchUp = (): void => {
        void count();
        const { pathname } = window.location;
        if (showsOrders(pathname) || showsConsignments(pathname) || showsPayouts(pathname)) void revalidate();
      };
      return [
        socket.onConnection((connected) => connected && catchUp()),
        socket.on("notification", ({ notPreviewed }) => {
          setNotPreviewed(notPreviewed);
          // The event's count may be outdated: the menu may have been opened since.
          void count();
        }),
        socket.on("order", () => void revalidate()),
        socket.on("consignment", () => {
          if (showsConsignments(window.location.pathname)) void revalidate();
        }),
        socket.on("payouts", () => {
          if (showsPayouts(window.location.pathname)) void revalidate();
        }),
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
