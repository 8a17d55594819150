import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

type Schema = z.ZodMiniType;

function strictObject(schema: z.core.$ZodType) {
  if (schema instanceof z.ZodMiniObject) return z.catchall(schema, z.never());
  throw new Error("The body of a write is an object, or a union of objects by one of their fields.");
}

const rejectUnknownFields = (schema: Schema): Schema =>
  schema instanceof z.ZodMiniDiscriminatedUnion
    ? z.clone(schema, { ...schema._zod.def, options: schema._zod.def.options.map(strictObject) })
    : strictObject(schema);

const strictBodies = new WeakMap<Schema, Schema>();

/**
 * The schema of an endpoint's request body. A call that changes state rejects fields that it does not declare, as
 * their sender means something by them; one that only reads ignores them.
 */
export function requestBodySchema({
  body,
  changesState,
}: Pick<Endpoint, "body" | "changesState">): Schema | undefined {
  if (body === undefined || !changesState) return body;
  const strict = strictBodies.get(body) ?? rejectUnknownFields(body);
  strictBodies.set(body, strict);
  return strict;
}
