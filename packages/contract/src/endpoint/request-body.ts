import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

type Schema = z.ZodMiniType;

/** The same schema, in which every object rejects the fields that it does not declare. */
function rejectUnknownFields<Any extends z.core.$ZodType>(schema: Any): Any {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, rejectUnknownFields(field)]));
    return z.clone(schema, { ...schema._zod.def, shape, catchall: z.never() });
  }
  if (schema instanceof z.core.$ZodArray)
    return z.clone(schema, { ...schema._zod.def, element: rejectUnknownFields(schema._zod.def.element) });
  if (schema instanceof z.core.$ZodUnion)
    return z.clone(schema, {
      ...schema._zod.def,
      options: schema._zod.def.options.map((option) => rejectUnknownFields(option)),
    });
  if (schema instanceof z.core.$ZodPipe)
    return z.clone(schema, { ...schema._zod.def, in: rejectUnknownFields(schema._zod.def.in) });
  if (schema instanceof z.core.$ZodOptional)
    return z.clone(schema, { ...schema._zod.def, innerType: rejectUnknownFields(schema._zod.def.innerType) });
  if (schema instanceof z.core.$ZodNullable)
    return z.clone(schema, { ...schema._zod.def, innerType: rejectUnknownFields(schema._zod.def.innerType) });
  if (schema instanceof z.core.$ZodDefault)
    return z.clone(schema, { ...schema._zod.def, innerType: rejectUnknownFields(schema._zod.def.innerType) });
  return schema;
}

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
