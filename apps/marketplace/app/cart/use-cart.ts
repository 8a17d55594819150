import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtom, useAtomValue } from "jotai";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { callProblem } from "../api/call-problem.ts";
import { cartAtom, userAtom } from "../session/session.atoms.ts";
import { guestCartCookie } from "./guest-cart.ts";

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

  async function change(listing: Listing, added: boolean): Promise<void> {
    const others = cart.filter(({ heirloopId }) => heirloopId !== listing.heirloopId);
    const next = added ? [...others, listing] : others;
    setCart(next);
    if (guest) {
      document.cookie = guestCartCookie(
        next.map(({ heirloopId }) => heirloopId),
        window.location.protocol === "https:",
      );
      return;
    }
    try {
      const { addToCart, removeFromCart } = await import("./cart-calls.ts");
      setCart(await (added ? addToCart : removeFromCart)(listing));
    } catch (error) {
      setCart(cart);
      alert({ tone: "danger", message: callProblem(error) });
    }
  }

  return {
    cart,
    inCart: (heirloopId) => cart.some((listing) => listing.heirloopId === heirloopId),
    add: (listing) => change(listing, true),
    remove: (listing) => change(listing, false),
  };
}
