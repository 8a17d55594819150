import { isRefused } from "../api/error-message.ts";
import { type FormResult, toFormResult } from "../api/form-result.ts";

/** Why nothing came of a button of a consignment. That somebody was quicker is said for people; the machine's own words are for programs. */
export function consignmentRefusal(error: unknown): FormResult {
  return isRefused(error, "state-conflict")
    ? { problem: "This consignment has changed meanwhile. It is shown as it stands now." }
    : toFormResult(error);
}
