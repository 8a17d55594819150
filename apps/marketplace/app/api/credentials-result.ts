import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { type FormResult, toFormResult } from "./form-result.ts";

export const wrongPasswordResult: FormResult = { errors: { password: "The password is incorrect" } };

/** Converts a problem of a call with a password or a code: the message is at the field that is wrong. */
export function toCredentialsResult(error: unknown): FormResult {
  if (error instanceof ProblemError && error.code === "wrong-code")
    return { errors: { code: error.message } };
  if (error instanceof ProblemError && error.code === "wrong-credentials") return wrongPasswordResult;
  return toFormResult(error);
}
