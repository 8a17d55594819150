import type { FieldErrors } from "./field-errors.ts";

type Field = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

/**
 * Props of a form field: name, value and error. `group` is the first part of a dotted path: with "address", `zip` is
 * named `address.zip`.
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
