import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

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

/** "1,250", "$1250" and "1250.50" → integer cents; anything else → undefined. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replace(/[$,\s]/g, "");
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
}

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
