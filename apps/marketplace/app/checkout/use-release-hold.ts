import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { useCallback, useEffect, useRef } from "react";
import { removeOpenCheckout, thisTab } from "./open-checkouts.ts";
import { readSessionToken } from "../api/session-cookie.ts";

/** Uses `keepalive`, because the request must outlive the page. */
function releaseHold(): void {
  const token = readSessionToken(document.cookie);
  if (token === undefined) return;
  const { path, method } = checkoutEndpoints.release;
  // If this fails, the hold expires on its own.
  fetch(path, { method, keepalive: true, headers: { "x-auth-token": token } }).catch(() => undefined);
}

/**
 * Releases the hold when the buyer leaves the checkout. It is kept when leaving is part of the purchase (the bank's
 * page, a placed order), and while another tab of this buyer has a checkout open, because holds belong to the buyer.
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
      // React may unmount and remount at once, which is not leaving.
      setTimeout(() => here.current || leave());
    };
  }, []);
  return useCallback((now: boolean) => {
    buying.current = now;
  }, []);
}
