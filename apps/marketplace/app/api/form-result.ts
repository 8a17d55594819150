import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type * as z from "zod/mini";

/** What a form is handed back after a try that did not succeed. */
export type FormResult = { errors?: Record<string, string>; problem?: string };

type Checked<S extends z.ZodMiniType> = { ok: true; value: z.output<S> } | { ok: false; answer: FormResult };

/** Checks fields by the contract's schema; messages go to their fields by dotted path. */
export function validateFields<S extends z.ZodMiniType>(schema: S, fields: unknown): Checked<S> {
  const checked = schema.safeParse(fields);
  if (checked.success) return { ok: true, value: checked.data };
  const errors: Record<string, string> = {};
  for (const issue of checked.error.issues) errors[issue.path.map(String).join(".")] ??= issue.message;
  return { ok: false, answer: { errors } };
}

/** The server's refusal in the form's terms; anything but a problem goes on up. */
export function toFormResult(error: unknown): FormResult {
  if (!(error instanceof ProblemError)) throw error;
  const errors = error.fields;
  if (error.code === "email-taken") return { errors: { email: error.message } };
  return Object.keys(errors).length > 0 ? { errors } : { problem: error.problem.detail ?? error.message };
}
