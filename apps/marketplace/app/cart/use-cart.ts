import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtom, useAtomValue } from "jotai";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { withModule } from "../browser/when-fetched.ts";
import { cartAtom, userAtom } from "../session/session.atoms.ts";
import { isSignedInNow } from "../session/rendered-session.ts";
import { createGuestCartCookie, readGuestCart, isFull } from "../guest-cart/guest-cart.ts";
import { cartChanges } from "./cart-changes.ts";

export type CartControl = {
  cart: readonly CartListing[];
  inCart: (heirloopId: string) => boolean;
  add: (listing: CartListing) => Promise<void>;
  remove: (listing: Listing) => Promise<void>;
};

/** The analytics value of a piece removed from the cart: a share of its price (docs/product.md §9). */
function reportRemoval({ heirloopId, price }: Listing): void {
  withModule(import("../analytics/report-event.ts"), ({ reportEvent }) =>
    reportEvent({
      name: "remove_from_cart",
      heirloopId,
      value: Math.round(price * constants.cartRemovalValueShare),
    }),
  );
}

/**
 * The cart: on the server for users, in a cookie for guests. Updates are optimistic and rolled back when the server
 * refuses.
 */
export function useCart(): CartControl {
  const [cart, setCart] = useAtom(cartAtom);
  const shown = useAtomValue(userAtom) !== null;
  const alert = useAlert();

  async function change(listing: Listing, added: CartListing | undefined): Promise<void> {
    const isOther = ({ heirloopId }: Listing): boolean => heirloopId !== listing.heirloopId;
    const before = cart.find((one) => !isOther(one));
    const place = before === undefined ? cart.length : cart.indexOf(before);
    // Other pieces may have changed since, so only this one is updated or rolled back.
    const show = (entry: CartListing | undefined): void =>
      setCart((now) => {
        const others = now.filter(isOther);
        return entry ? others.toSpliced(place, 0, entry) : others;
      });
    // The user may have logged in or out in another tab.
    if (!isSignedInNow(shown)) {
      // Reloaded because another tab may have changed it.
      const remaining = readGuestCart(document.cookie).filter((id) => id !== listing.heirloopId);
      if (added && isFull(remaining))
        return alert({
          tone: "danger",
          message: `Your cart is full. Log in to keep up to ${constants.cartPiecesPerAccount} pieces.`,
        });
      show(added);
      document.cookie = createGuestCartCookie(
        added ? [...remaining, listing.heirloopId] : remaining,
        window.location.protocol === "https:",
      );
      return;
    }
    show(added);
    try {
      const answer = await cartChanges.change(async () => {
        const { addToCart, removeFromCart } = await import("./cart-calls.ts");
        return (added ? addToCart : removeFromCart)(listing);
      });
      if (answer) setCart(answer);
    } catch (error) {
      show(before);
      alert({ tone: "danger", message: getErrorMessage(error) });
    }
  }

  return {
    cart,
    inCart: (heirloopId) => cart.some((listing) => listing.heirloopId === heirloopId),
    add: (listing) => change(listing, listing),
    remove: (listing) => {
      reportRemoval(listing);
      return change(listing, undefined);
    },
  };
}
