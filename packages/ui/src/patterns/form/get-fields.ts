import type { FieldErrors } from "./field-errors.ts";

type Field = { name: string; defaultValue: string | undefined; error: string | undefined };

/**
 * What a field of a posted form is given: its name, what stands in it, and what is wrong with it. `group` is the
 * first part of a dotted path: "address" names its `zip` `address.zip`.
 */
export function getFields<Name extends string>(
  values: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
  errors: FieldErrors | undefined,
  group?: string,
): (name: Name) => Field {
  return (name) => {
    const path = group === undefined ? name : `${group}.${name}`;
    return { name: path, defaultValue: values?.[name], error: errors?.[path] };
  };
}
