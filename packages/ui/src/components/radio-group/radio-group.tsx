import { useId, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as row from "../checkbox/checkbox.css.ts";
import { Fieldset } from "../fieldset/fieldset.tsx";
import { useCurrentError } from "../form-field/use-current-error.ts";
import * as styles from "./radio-group.css.ts";

export type RadioOption = {
  /** The submitted value. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
  /** Shown at the end of the line: a price. */
  aside?: ReactNode;
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
};

export type RadioGroupProps = {
  /** The question. */
  legend: string;
  /** Shows the legend to screen readers only, where the context makes it clear. */
  hideLegend?: boolean;
  /** Of the form's field. */
  name: string;
  /** In the order in which they are offered. */
  options: readonly RadioOption[];
  /** `cards` for options with more content. */
  look?: "rows" | "cards";
  /** The selected value, when the parent controls it. */
  value?: string;
  /** The initial value, when the form controls it. */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onChange?: (value: string) => void;
  /** The browser asks for a choice before it sends the form. */
  required?: boolean;
  /** Help under the legend. */
  hint?: ReactNode;
  /** What is wrong, saying what to do. */
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
  const { current, onChange: onChangeInside } = useCurrentError(error);
  return (
    <Fieldset legend={legend} look={hideLegend ? "hidden" : "label"} hint={hint} error={error}>
      <div className={styles[look]} onChange={onChangeInside}>
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
              aria-invalid={current ? true : undefined}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            <span className={row.label}>
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
