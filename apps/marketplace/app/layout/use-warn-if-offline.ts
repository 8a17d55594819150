import { useCallback } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";

/**
 * Asked before something is sent: without a line it says so and answers true. The router would put a page that says that something
 * broke in the place of this one, and what was typed into this one would be gone.
 */
export function useWarnIfOffline(): () => boolean {
  const alert = useAlert();
  return useCallback(() => {
    if (navigator.onLine) return false;
    alert({ tone: "danger", message: getErrorMessage(undefined) });
    return true;
  }, [alert]);
}
