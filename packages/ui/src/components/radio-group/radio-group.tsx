import { useId, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as row from "../checkbox/checkbox.css.ts";
import { Fieldset } from "../fieldset/fieldset.tsx";
import * as styles from "./radio-group.css.ts";

export type RadioOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption[];
  /** `cards` where each answer deserves a look. */
  look?: "rows" | "cards";
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

/** One of a few, all in sight. */
export function RadioGroup({
  legend,
  hideLegend,
  name,
  options,
  look = "rows",
  value,
  defaultValue,
  onChange,
  required,
  hint,
  error,
}: RadioGroupProps) {
  const id = useId();
  return (
    <Fieldset legend={legend} look={hideLegend ? "hidden" : "label"} hint={hint} error={error}>
      <div className={styles[look]}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classes(row.row, look === "cards" && styles.card)}
            htmlFor={`${id}-${index}`}
          >
            <input
              id={`${id}-${index}`}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={classes(row.control, row.dot)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            <span className={row.words}>
              {option.label}
              {option.description && <span className={row.description}>{option.description}</span>}
            </span>
            {option.aside !== undefined && <span className={row.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
