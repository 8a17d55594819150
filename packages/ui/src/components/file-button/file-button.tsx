import type { LucideIcon } from "lucide-react";
import { classes } from "../../theme/classes.ts";
import * as button from "../button/button.css.ts";
import { useSelectedFiles } from "../file-drop/use-selected-files.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./file-button.css.ts";

export type FileButtonProps = {
  /** What is chosen. */
  label: string;
  /** Icon only: the label is for screen readers. */
  icon: LucideIcon;
  /** As in the `accept` of an input: `image/*`. */
  accept: string;
  /** Called with the chosen files. */
  onFile: (file: File) => void;
};

/** Opens the device's file picker where there is no room for a place to drop on; the same file can be picked twice in a row. */
export function FileButton({ label, icon: Icon, accept, onFile }: FileButtonProps) {
  const chosen = useSelectedFiles(([file]) => file && onFile(file));
  return (
    <label className={classes(button.button({ variant: "quiet", size: "medium" }), styles.file)}>
      <Icon aria-hidden className={button.icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input {...chosen} type="file" accept={accept} className={styles.input} />
    </label>
  );
}
