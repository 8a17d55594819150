import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./form-field.css.ts";

/** Props that every form field shares. */
export type FieldProps = {
  /** Names the control. */
  label: string;
  /** Shows the label to screen readers only, where the context makes it clear. */
  hideLabel?: boolean | undefined;
  /** Help under the control. */
  hint?: ReactNode;
  /** The error, saying what to do. */
  error?: string | undefined;
  /** Marks the field as optional; all others are required. */
  optional?: boolean | undefined;
  /** Of the control; made when none is given. */
  id?: string | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
export type FieldWiring = {
  /** Of the control; made when none is given. */
  id: string;
  /** Hint and error, when there are any. */
  "aria-describedby": string | undefined;
  /** Only while there is an error. */
  "aria-invalid": true | undefined;
};

export type FormFieldProps = FieldProps & { children: (wiring: FieldWiring) => ReactNode };

/** Label above, control, hint, error below; all announced with the control. */
export function FormField({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  id: given,
  children,
}: FormFieldProps) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const caption = <label htmlFor={id}>{label}</label>;
  return (
    <div className={styles.field}>
      {hideLabel ? (
        <VisuallyHidden>{caption}</VisuallyHidden>
      ) : (
        <span className={styles.label}>
          {caption}
          {optional && <span className={styles.optional}>Optional</span>}
        </span>
      )}
      {children({
        id,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The message under a field or a group of fields. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    error && (
      <p id={id} className={styles.error}>
        <CircleAlert aria-hidden className={styles.errorIcon} />
        {error}
      </p>
    )
  );
}
