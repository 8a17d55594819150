import { useEffect } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { callProblem } from "../api/call-problem.ts";
import { onUnansweredForm } from "./unanswered-form.ts";

/** Says that no answer came to a form, which stands as it was sent. */
export function useUnansweredForm(): void {
  const alert = useAlert();
  useEffect(
    () => onUnansweredForm(() => alert({ tone: "danger", message: callProblem(undefined) })),
    [alert],
  );
}
