import { isRefused } from "../api/error-message.ts";
import { type FormResult, toFormResult } from "../api/form-result.ts";

/** The message for a failed consignment action. The machine's own message is for developers. */
export function consignmentRefusal(error: unknown): FormResult {
  return isRefused(error, "state-conflict")
    ? { problem: "This consignment has changed meanwhile. It is shown as it stands now." }
    : toFormResult(error);
}
