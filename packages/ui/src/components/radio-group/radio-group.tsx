import { useId, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as row from "../checkbox/checkbox.css.ts";
import { Fieldset } from "../fieldset/fieldset.tsx";
import * as styles from "./radio-group.css.ts";

export type RadioOption = {
  /** What the form sends. */
  value: string;
  /** The words beside the mark. */
  label: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
  /** Stands at the end of the line: a price. */
  aside?: ReactNode;
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
};

export type RadioGroupProps = {
  /** The question that the options answer. */
  legend: string;
  /** Keeps the legend for screen readers only, where the place makes it plain. */
  hideLegend?: boolean;
  /** Of the form's field. */
  name: string;
  /** In the order in which they are offered. */
  options: readonly RadioOption[];
  /** `cards` where each answer deserves a look. */
  look?: "rows" | "cards";
  /** The chosen value, kept by whoever draws the group. */
  value?: string;
  /** Chosen at first, kept by the form itself. */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onChange?: (value: string) => void;
  /** The browser asks for a choice before it sends the form. */
  required?: boolean;
  /** Help under the legend. */
  hint?: ReactNode;
  /** What is wrong, in words that say what to do. */
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
