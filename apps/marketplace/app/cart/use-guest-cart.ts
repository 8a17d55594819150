import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { browserApi } from "../api/browser-api.ts";
import { cartAtom, userAtom } from "../session/session.atoms.ts";
import { guestCart, keepGuestCart } from "./guest-cart.ts";

/** Brings a guest's kept pieces back after loading, and merges them into the account's cart after logging in. */
export function useGuestCart(): void {
  const userId = useAtomValue(userAtom)?._id;
  const setCart = useSetAtom(cartAtom);

  useEffect(() => {
    const kept = guestCart();
    if (kept.length === 0) return;
    const settled = new AbortController();
    const { signal } = settled;
    const api = browserApi();

    const one = async (heirloopId: string) => {
      try {
        if (userId === undefined) return await api.call(listingEndpoints.get, { params: { heirloopId } }, { signal });
        const { listings } = await api.call(cartEndpoints.add, { params: { heirloopId } }, { signal });
        if (!signal.aborted) setCart(listings);
        return null;
      } catch (error) {
        // What no longer exists, or is one's own, cannot be bought; anything else stays kept for the next visit.
        if (error instanceof ProblemError && [404, 409, 422].includes(error.status)) return null;
        throw error;
      }
    };

    const all = userId === undefined ? Promise.all(kept.map(one)) : kept.reduce(async (before, id) => [...(await before), await one(id)], Promise.resolve<Awaited<ReturnType<typeof one>>[]>([]));
    all.then(
      (listings) => {
        if (signal.aborted) return;
        if (userId === undefined) setCart(listings.filter((listing) => listing !== null));
        else keepGuestCart([]);
      },
      () => undefined,
    );
    return () => settled.abort();
  }, [userId, setCart]);
}
