import type * as z from "zod/mini";
import type { Problem } from "../problem/problem.schema.ts";
import { describeIssue } from "./describe-issue.ts";
import type { Endpoint } from "./endpoint.ts";
import { requestBodySchema } from "./request-body.ts";

/** The parts of a request, as they arrive or parsed. */
export type CallParts = Readonly<{ params: unknown; query: unknown; body: unknown }>;

/** The entries of a 422: invalid fields, and what to change about them. */
export type FieldErrors = NonNullable<Problem["errors"]>;

/** More fields than any call has; a malicious body may have thousands that do not exist. */
const mostErrors = 200;

/** Parses the three parts of a call. Every invalid field has one entry, and at most 200 of them have. */
export function parseCall(endpoint: Endpoint, input: CallParts): { parts: CallParts; errors: FieldErrors } {
  const errors = new Map<string, string>();
  const add = (path: readonly PropertyKey[], message: string) => {
    const field = path.join(".");
    if (errors.size < mostErrors && !errors.has(field)) errors.set(field, message);
  };
  const parse = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    const parsed = schema?.safeParse(value, { error: describeIssue });
    for (const issue of parsed?.error?.issues ?? []) {
      if (issue.code !== "unrecognized_keys") add(issue.path, issue.message);
      else for (const key of issue.keys) add([...issue.path, key], issue.message);
    }
    return parsed?.data;
  };
  const parts = {
    params: parse(endpoint.params, input.params),
    query: parse(endpoint.query, input.query),
    body: parse(requestBodySchema(endpoint), input.body),
  };
  return { parts, errors: [...errors].map(([path, message]) => ({ path, message })) };
}
