import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { describeIssue } from "@heirloop/contract/endpoint/describe-issue";
import type * as z from "zod/mini";

/** What an action returns to a form that was not accepted. */
export type FormResult = { errors?: Record<string, string>; problem?: string };

/** The fields of a form as they are sent, or the errors in them. */
export type Checked<Fields> = { ok: true; value: Fields } | { ok: false; answer: FormResult };

/** Validates fields against the contract's schema. Messages are keyed by the field's dotted path. */
export function validateFields<S extends z.ZodMiniType>(schema: S, fields: unknown): Checked<z.output<S>> {
  const checked = schema.safeParse(fields, { error: describeIssue });
  if (checked.success) return { ok: true, value: checked.data };
  const errors: Record<string, string> = {};
  for (const issue of checked.error.issues) errors[issue.path.map(String).join(".")] ??= issue.message;
  return { ok: false, answer: { errors } };
}

/** Converts a problem of the API into a form result; rethrows anything else. */
export function toFormResult(error: unknown): FormResult {
  if (!(error instanceof ProblemError)) throw error;
  const errors = error.fields;
  if (error.code === "email-taken") return { errors: { email: error.message } };
  return Object.keys(errors).length > 0 ? { errors } : { problem: error.problem.detail ?? error.message };
}

/** Converts a problem of the API into one message, for a button without fields; rethrows anything else. */
export function toProblemMessage(error: unknown): string | undefined {
  const { problem, errors = {} } = toFormResult(error);
  return problem ?? Object.values(errors)[0];
}
