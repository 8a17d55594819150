import { useEffect } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { onFailedSubmission } from "./failed-submission.ts";

/** Says that no answer came to a form, which stands as it was sent. */
export function useFailedSubmission(): void {
  const alert = useAlert();
  useEffect(
    () => onFailedSubmission(() => alert({ tone: "danger", message: getErrorMessage(undefined) })),
    [alert],
  );
}
