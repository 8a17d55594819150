import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { parseCall, type CallParts } from "@heirloop/contract/endpoint/parse-call";
import { problem } from "../platform/problem.ts";
import { findUnstorableFields, unstorableMessage } from "./unstorable-characters.ts";

/** Parses the three parts of a call; all invalid fields are returned in one 422, one entry per field. */
export function validateCall(endpoint: Endpoint, input: CallParts): CallParts {
  const { parts, errors } = parseCall(endpoint, input);
  const unstorable = (["params", "query", "body"] as const).flatMap((part) =>
    endpoint[part] === undefined ? [] : findUnstorableFields(input[part]),
  );
  const entries = [
    ...unstorable.map((path) => ({ path, message: unstorableMessage })),
    ...errors.filter(({ path }) => !unstorable.includes(path)),
  ];
  if (entries.length > 0) throw problem("invalid", { errors: entries });
  return parts;
}
