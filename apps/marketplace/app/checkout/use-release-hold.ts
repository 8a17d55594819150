import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { useCallback, useEffect, useRef } from "react";
import { removeOpenCheckout, thisTab } from "./open-checkouts.ts";
import { readSessionToken } from "../api/session-cookie.ts";

/** Outlives the page that sends it, which the client's own calls do not. */
function releaseHold(): void {
  const token = readSessionToken(document.cookie);
  if (token === undefined) return;
  const { path, method } = checkoutEndpoints.release;
  // A hold that could not be let go ends by itself.
  fetch(path, { method, keepalive: true, headers: { "x-auth-token": token } }).catch(() => undefined);
}

/**
 * Lets go of the held pieces when the buyer leaves the checkout, so that others need not wait for the 15 minutes to pass. Told that leaving is
 * part of buying, at the bank's page and once there is an order, it keeps them; and so it does while the buyer checks out in another tab, since
 * the holds are the buyer's and not the tab's.
 */
export function useReleaseHold(): (buying: boolean) => void {
  const buying = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    const leave = (): void => {
      const heldElsewhere = removeOpenCheckout(thisTab);
      if (!buying.current && !heldElsewhere) releaseHold();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      here.current = false;
      // React may take the page away and bring it back at once, which is not leaving.
      setTimeout(() => here.current || leave());
    };
  }, []);
  return useCallback((now: boolean) => {
    buying.current = now;
  }, []);
}
