import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { centsOf } from "@heirloop/contract/money/cents-of";

export type MoneyFieldProps = Omit<
  TextFieldProps,
  "ref" | "type" | "inputMode" | "prefix" | "suffix" | "value" | "defaultValue" | "onChange" | "name"
> & {
  /** The form submits the typed text under this name; the server parses it with `centsOf`. */
  name: string;
  /** In integer US cents. */
  defaultCents?: number | undefined;
  /** The text as it was typed before, which may be no amount; instead of `defaultCents`. */
  defaultText?: string | undefined;
  /** Cents, or undefined while the text is not an amount. */
  onCents?: (cents: number | undefined) => void;
  ref?: Ref<HTMLInputElement | null> | undefined;
};

const shown = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** An amount in dollars. */
export function MoneyField({ name, defaultCents, defaultText, onCents, ref, ...field }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const report = useEffectEvent((value: string) => onCents?.(centsOf(value)));
  // Text typed before hydration fired no events.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) report(input.current.value);
  }, []);
  return (
    <TextField
      {...field}
      ref={input}
      name={name}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      defaultValue={defaultText ?? (defaultCents === undefined ? "" : shown(defaultCents))}
      onChange={(event) => onCents?.(centsOf(event.target.value))}
    />
  );
}
