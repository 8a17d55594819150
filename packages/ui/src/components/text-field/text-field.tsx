import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "../../theme/classes.ts";
import { box } from "../form-field/form-field.css.ts";
import { FormField, type FieldProps } from "../form-field/form-field.tsx";
import * as styles from "./text-field.css.ts";

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "size" | "id" | "prefix" | "type"> & {
    /** Brings the right keyboard on phones. */
    type?: "text" | "email" | "password" | "tel" | "url" | "search" | "number" | "date";
    /** Before the text: "$". */
    prefix?: ReactNode;
    /** After the text: "in". */
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A single-line text field, controlled or uncontrolled. Messages elsewhere are linked by `aria-*`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  type = "text",
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, hideLabel, hint, error, optional, id }}>
      {(wiring) =>
        prefix || suffix ? (
          <div className={classes(box, styles.affixed)} aria-invalid={wiring["aria-invalid"]}>
            {prefix && <span className={styles.affix}>{prefix}</span>}
            <input {...wiring} {...input} type={type} className={styles.bare} />
            {suffix && <span className={styles.affix}>{suffix}</span>}
          </div>
        ) : (
          <input {...wiring} {...input} type={type} className={box} />
        )
      }
    </FormField>
  );
}
