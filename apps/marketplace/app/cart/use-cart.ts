import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtom, useAtomValue } from "jotai";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { cartAtom, userAtom } from "../session/session.atoms.ts";
import { keepGuestCart } from "./guest-cart.ts";

export type CartControl = {
  cart: readonly Listing[];
  inCart: (heirloopId: string) => boolean;
  add: (listing: Listing) => Promise<void>;
  remove: (listing: Listing) => Promise<void>;
};

/** The cart: on the server for users, in this browser for guests. Shown at once, taken back when the server refuses. */
export function useCart(): CartControl {
  const [cart, setCart] = useAtom(cartAtom);
  const guest = useAtomValue(userAtom) === null;
  const alert = useAlert();

  async function change(next: readonly Listing[], save: () => Promise<{ listings: readonly Listing[] }>): Promise<void> {
    setCart(next);
    if (guest) {
      keepGuestCart(next.map(({ heirloopId }) => heirloopId));
      return;
    }
    try {
      setCart((await save()).listings);
    } catch (error) {
      setCart(cart);
      alert({ tone: "danger", message: error instanceof ProblemError ? error.message : "Your cart could not be saved. Check your connection and try again." });
    }
  }

  const without = (listing: Listing): readonly Listing[] => cart.filter(({ heirloopId }) => heirloopId !== listing.heirloopId);
  return {
    cart,
    inCart: (heirloopId) => cart.some((listing) => listing.heirloopId === heirloopId),
    add: (listing) => change([...without(listing), listing], () => browserApi().call(cartEndpoints.add, { params: { heirloopId: listing.heirloopId } })),
    remove: (listing) => change(without(listing), () => browserApi().call(cartEndpoints.remove, { params: { heirloopId: listing.heirloopId } })),
  };
}
