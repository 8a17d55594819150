import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { centsOf } from "./cents-of.ts";

export type MoneyFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "prefix" | "suffix" | "value" | "defaultValue" | "onChange" | "name"
> & {
  /** The form sends what was typed under this name; `centsOf` reads it on the other side. */
  name: string;
  /** In integer US cents. */
  defaultCents?: number | undefined;
  /** Cents, or undefined while what stands there is no amount. */
  onCents?: (cents: number | undefined) => void;
};

const shown = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** An amount in dollars. */
export function MoneyField({ name, defaultCents, onCents, ...field }: MoneyFieldProps) {
  return (
    <TextField
      {...field}
      name={name}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      defaultValue={defaultCents === undefined ? "" : shown(defaultCents)}
      onChange={(event) => onCents?.(centsOf(event.target.value))}
    />
  );
}
