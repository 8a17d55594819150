import { useId, type ReactNode } from "react";
import { FieldError } from "../form-field/form-field.tsx";
import { useCurrentError } from "../form-field/use-current-error.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./fieldset.css.ts";

export type FieldsetProps = {
  /** The legend. */
  legend: string;
  /** `heading` for a section of a long form, which screen readers then list as a heading, `label` for one question with several answers. */
  look?: "heading" | "label" | "hidden";
  /** Help under the legend. */
  hint?: ReactNode;
  /** What is wrong, saying what to do. */
  error?: string | undefined;
  /** Disables all fields, which are then not submitted. */
  disabled?: boolean;
  children: ReactNode;
};

/** A group of related fields. */
export function Fieldset({ legend, look = "heading", hint, error, disabled, children }: FieldsetProps) {
  const id = useId();
  const { current, onChange } = useCurrentError(error);
  const described = [current && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      className={styles.fieldset}
      disabled={disabled}
      aria-describedby={described}
      onChange={onChange}
      data-refused={current ? "" : undefined}
    >
      {look === "hidden" ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={look === "heading" ? styles.legend : styles.quietLegend}>
          {look === "heading" ? <h2>{legend}</h2> : legend}
        </legend>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} isHidden={!current} />
    </fieldset>
  );
}
