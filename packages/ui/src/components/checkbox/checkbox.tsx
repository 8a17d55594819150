import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { classes } from "../../theme/classes.ts";
import { FieldError } from "../form-field/form-field.tsx";
import { useCurrentError } from "../form-field/use-current-error.ts";
import * as styles from "./checkbox.css.ts";

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type" | "size" | "children"
> & {
  /** What is true while it is checked. */
  label: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** Shown at the end of the row: a count or a price. */
  aside?: ReactNode;
  /** What is wrong, saying what to do. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox; the whole row is clickable. */
export function Checkbox({ label, description, aside, error, id: givenId, ...input }: CheckboxProps) {
  const made = useId();
  const id = givenId ?? made;
  const { current, onChange } = useCurrentError(error);
  return (
    <div onChange={onChange}>
      <label className={styles.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={classes(styles.control, styles.checkmark)}
          aria-invalid={current ? true : undefined}
          aria-describedby={current ? `${id}-error` : undefined}
        />
        <span className={styles.label}>
          {label}
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </label>
      <FieldError id={`${id}-error`} error={error} isHidden={!current} />
    </div>
  );
}
