import type { InputHTMLAttributes, ReactNode } from "react";
import * as row from "../checkbox/checkbox.css.ts";
import { track } from "./switch.css.ts";

export type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type" | "size" | "children"
> & {
  /** What is true while it is on. */
  label: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
};

/** A toggle that applies immediately; use `Checkbox` for a value that is saved with a form. */
export function Switch({ label, description, ...input }: SwitchProps) {
  return (
    <label className={row.row}>
      <span className={row.label}>
        {label}
        {description && <span className={row.description}>{description}</span>}
      </span>
      <input {...input} type="checkbox" role="switch" className={track} />
    </label>
  );
}
