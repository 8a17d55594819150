import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { cartAtom, userAtom } from "../session/session.atoms.ts";
import { guestCart, keepGuestCart } from "./guest-cart.ts";

/** Brings a guest's kept pieces back after loading, and merges them into the account's cart after logging in. */
export function useGuestCart(): void {
  const guest = useAtomValue(userAtom) === null;
  const setCart = useSetAtom(cartAtom);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const kept = guestCart();
    if (kept.length === 0) return;
    let current = true;

    async function bring(): Promise<readonly Listing[] | null> {
      const { listingsNamed, mergeIntoCart } = await import("./cart-calls.ts");
      if (guest) return listingsNamed(kept);
      const merged = await mergeIntoCart(kept);
      keepGuestCart([]);
      return merged;
    }

    bring().then(
      (listings) => {
        if (!listings || !current) return;
        setCart(listings);
        // What the server rendered, it rendered before the merge.
        if (!guest) void revalidate();
      },
      // What could not be brought stays kept for the next page.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [guest, setCart, revalidate]);
}
