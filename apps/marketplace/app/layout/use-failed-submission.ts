import { useEffect } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { onFailedSubmission } from "./failed-submission.ts";

/** Shows an alert when a form got no response. */
export function useFailedSubmission(): void {
  const alert = useAlert();
  useEffect(
    () => onFailedSubmission(() => alert({ tone: "danger", message: getErrorMessage(undefined) })),
    [alert],
  );
}
