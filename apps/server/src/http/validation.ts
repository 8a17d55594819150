import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import type { Problem } from "@heirloop/contract/problem/problem.schema";
import * as z from "zod/mini";
import { problem } from "../platform/problem.ts";
import { findUnstorableFields, unstorableMessage } from "./unstorable-characters.ts";

z.config(z.locales.en());

type RequestInput = {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
};
type Entries = NonNullable<Problem["errors"]>;

/** Parses the three parts of a call; all invalid fields are returned in one 422, one entry per field. */
export function validateCall(
  endpoint: Endpoint,
  input: RequestInput,
): { params: unknown; query: unknown; body: unknown } {
  const entries: Entries = [];
  const refuse = (path: string, message: string) => {
    if (!entries.some((entry) => entry.path === path)) entries.push({ path, message });
  };
  const parse = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined;
    for (const path of findUnstorableFields(value)) refuse(path, unstorableMessage);
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) refuse(issue.path.join("."), issue.message);
    return undefined;
  };
  const parts = {
    params: parse(endpoint.params, input.params),
    query: parse(endpoint.query, input.query),
    body: parse(endpoint.body, input.body),
  };
  if (entries.length > 0) throw problem("invalid", { errors: entries });
  return parts;
}
