import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { type WaitingList, useWaitingList } from "../listing/use-waiting-list.ts";
import { useLiveListings } from "../listing/use-live-listings.ts";
import { cartAtom } from "../session/session.atoms.ts";
import { type CartControl, useCart } from "./use-cart.ts";

type LiveCart = Pick<CartControl, "cart" | "remove"> & {
  /** The server's time when the cart was loaded last. */
  now: string;
  waitingList: WaitingList;
};

/** The cart as it is shown: what becomes of its pieces shows without a reload. `loadedAt`: the server's time, ISO 8601. */
export function useLiveCart(loadedAt: string): LiveCart {
  const { cart, remove } = useCart();
  const setCart = useSetAtom(cartAtom);
  const [start] = useState(() => ({ server: Date.parse(loadedAt), here: performance.now() }));
  const [now, setNow] = useState(loadedAt);

  const show = (listings: readonly Listing[]): void => {
    setCart(listings);
    // The browser's own clock may be wrong: only the time that has passed is taken from it.
    setNow(new Date(start.server + performance.now() - start.here).toISOString());
  };
  useLiveListings(cart, () => {
    // Without an answer the cart stays as it was, and the next news tries again.
    import("./cart-calls.ts").then(async ({ getCart }) => show(await getCart())).catch(() => undefined);
  });
  return { cart, remove, now, waitingList: useWaitingList() };
}
