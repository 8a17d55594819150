import type { LucideIcon } from "lucide-react";
import { classes } from "../../theme/classes.ts";
import * as button from "../button/button.css.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./file-button.css.ts";

export type FileButtonProps = {
  /** What is chosen. */
  label: string;
  /** Before the label. */
  icon: LucideIcon;
  /** Only the sign is seen. */
  iconOnly?: boolean;
  /** As in the `accept` of an input: `image/*`. */
  accept: string;
  /** More than one at once. */
  multiple?: boolean;
  /** Of the form's field. */
  name?: string;
  /** Shown, and cannot be pressed. */
  disabled?: boolean;
  /** Called with what was chosen, never with nothing. */
  onFiles?: (files: readonly File[]) => void;
};

/** Opens the device's file picker; the same file can be picked twice in a row. */
export function FileButton({
  label,
  icon: Icon,
  iconOnly = false,
  accept,
  multiple,
  name,
  disabled,
  onFiles,
}: FileButtonProps) {
  return (
    <label
      className={classes(
        button.button({ variant: iconOnly ? "quiet" : "secondary" }),
        styles.file,
        iconOnly && styles.iconOnly,
      )}
    >
      <Icon aria-hidden className={button.icon} />
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        name={name}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (!onFiles) return;
          onFiles(files);
          event.target.value = "";
        }}
      />
    </label>
  );
}
