import { isRefused } from "../api/call-problem.ts";
import { type FormAnswer, refusal } from "../api/form-answer.ts";

/** Why nothing came of a button of a consignment. That somebody was quicker is said for people; the machine's own words are for programs. */
export function consignmentRefusal(error: unknown): FormAnswer {
  return isRefused(error, "state-conflict")
    ? { problem: "This consignment has changed meanwhile. It is shown as it stands now." }
    : refusal(error);
}
