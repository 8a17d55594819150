import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { classes } from "../../theme/classes.ts";
import { box } from "../form-field/form-field.css.ts";
import { FormField, type FieldProps } from "../form-field/form-field.tsx";
import * as styles from "./select.css.ts";

export type SelectProps = FieldProps &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "className" | "style" | "id" | "children" | "multiple" | "size"
  > & {
    /** In the order in which they are listed. */
    options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** One of a list, by the device's own picker. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const uncontrolled =
    select.value === undefined && select.defaultValue === undefined && placeholder !== undefined;
  return (
    <FormField {...{ label, hideLabel, hint, error, optional, id }}>
      {(wiring) => (
        <div className={styles.frame}>
          <select
            {...select}
            {...(uncontrolled && { defaultValue: "" })}
            {...wiring}
            className={classes(box, styles.select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={styles.arrow} />
        </div>
      )}
    </FormField>
  );
}
