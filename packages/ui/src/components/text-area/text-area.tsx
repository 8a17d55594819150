import type { Ref, TextareaHTMLAttributes } from "react";
import { classes } from "../../theme/classes.ts";
import { box } from "../form-field/form-field.css.ts";
import { FormField, type FieldProps } from "../form-field/form-field.tsx";
import { area, line } from "./text-area.css.ts";

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "style" | "id"> & {
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** A text area that grows with its content. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  rows = 4,
  ...textarea
}: TextAreaProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, optional, id }}>
      {(wiring) => (
        <textarea {...textarea} {...wiring} rows={rows} className={classes(box, rows === 1 ? line : area)} />
      )}
    </FormField>
  );
}
