import { useId, type ReactNode } from "react";
import { FieldError } from "../form-field/form-field.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./fieldset.css.ts";

export type FieldsetProps = {
  /** What its fields are about. */
  legend: string;
  /** `heading` for a part of a long form, `label` for one question with several answers. */
  look?: "heading" | "label" | "hidden";
  /** Help under the legend. */
  hint?: ReactNode;
  /** What is wrong with them together, in words that say what to do. */
  error?: string | undefined;
  /** None of its fields can be used or is sent. */
  disabled?: boolean;
  children: ReactNode;
};

/** Fields that answer one question together. */
export function Fieldset({ legend, look = "heading", hint, error, disabled, children }: FieldsetProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      className={styles.fieldset}
      disabled={disabled}
      aria-describedby={described}
      data-refused={error ? "" : undefined}
    >
      {look === "hidden" ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={look === "heading" ? styles.legend : styles.quietLegend}>{legend}</legend>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
