import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { ServerEvents } from "@heirloop/contract/realtime/realtime.events";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { subscribeWhenIdle } from "../socket/page-socket.ts";
import { useReload } from "../browser/use-reload.ts";
import { userAtom } from "../session/session.atoms.ts";

type ListingNews = ServerEvents["listing"];

/** Subscribes to changes of listings, including those during a disconnect. Guests have no socket. */
export function useListingUpdates(
  listings: readonly { heirloopId: HeirloopId }[],
  onNews: (news: ListingNews) => void,
): void {
  const signedIn = useAtomValue(userAtom) !== null;
  const onListing = useEffectEvent((news: ListingNews): void => {
    if (listings.some(({ heirloopId }) => heirloopId === news.heirloopId)) onNews(news);
  });
  const watch = useEffectEvent((socket: Parameters<Parameters<typeof subscribeWhenIdle>[0]>[0]) =>
    listings.map(({ heirloopId }) => socket.watchListing(heirloopId)),
  );
  const ids = listings.map(({ heirloopId }) => heirloopId).join();
  useEffect(() => {
    if (!signedIn || ids === "") return;
    // Subscribe first: the response to watching is the current state.
    return subscribeWhenIdle((socket) => [socket.on("listing", onListing), ...watch(socket)]);
  }, [ids, signedIn]);
}

type Watched = Pick<Listing, keyof ListingNews>;

/** Keeps shown listings up to date: sold, reserved, available again or repriced. */
export function useLiveListings(listings: readonly Watched[], onOutdated?: () => void): void {
  const reload = useReload();
  useListingUpdates(listings, (news) => {
    const shown = listings.find(({ heirloopId }) => heirloopId === news.heirloopId);
    const isSame =
      shown === undefined ||
      (news.price === shown.price &&
        news.status === shown.status &&
        news.reservedUntil === shown.reservedUntil);
    if (isSame) return;
    if (onOutdated) onOutdated();
    else void reload();
  });
}
