import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { WaitingListProps } from "@heirloop/ui/patterns/availability/waiting-list";
import { useWaitingList } from "../listing/use-waiting-list.ts";
import { useLiveListings } from "../listing/use-live-listings.ts";
import { cartAtom } from "../session/session.atoms.ts";
import { type CartControl, useCart } from "./use-cart.ts";

type LiveCart = Pick<CartControl, "cart" | "remove"> & {
  /** Server time of the last load. */
  now: string;
  waitingList: WaitingListProps;
};

/** Keeps the shown cart up to date. `loadedAt`: the server's time, ISO 8601. */
export function useLiveCart(loadedAt: string): LiveCart {
  const { cart, remove } = useCart();
  const setCart = useSetAtom(cartAtom);
  const [start] = useState(() => ({ server: Date.parse(loadedAt), here: performance.now() }));
  const [now, setNow] = useState(loadedAt);

  const show = (listings: readonly CartListing[]): void => {
    setCart(listings);
    // The browser's clock may be wrong, so only elapsed time is taken from it.
    setNow(new Date(start.server + performance.now() - start.here).toISOString());
  };
  useLiveListings(cart, () => {
    // After a failed load the cart stays as it was; the next event tries again.
    import("./cart-calls.ts").then(async ({ getCart }) => show(await getCart())).catch(() => undefined);
  });
  return { cart, remove, now, waitingList: useWaitingList(cart) };
}
