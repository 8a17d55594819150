import { useCallback } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";

/**
 * Call before a submission: shows an alert and returns true while offline. The router would replace the page with an
 * error page, and what was typed would be lost.
 */
export function useWarnIfOffline(): () => boolean {
  const alert = useAlert();
  return useCallback(() => {
    if (navigator.onLine) return false;
    alert({ tone: "danger", message: getErrorMessage(undefined) });
    return true;
  }, [alert]);
}
