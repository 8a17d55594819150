import { ImagePlus, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { FieldError } from "../form-field/form-field.tsx";
import * as styles from "./file-drop.css.ts";
import { useSelectedFiles } from "./use-selected-files.ts";

export type FileDropProps = {
  /** What is chosen: "Add pictures". */
  label: string;
  /** What fits, under the label: kinds and largest size. */
  hint?: string | undefined;
  /** What is wrong with what was chosen, in words that say what to do. */
  error?: string | undefined;
  /** Above the label. */
  icon?: LucideIcon;
  /** As in the `accept` of an input: `image/*`. What is dropped may be of another kind all the same. */
  accept: string;
  /** More than one at once. */
  multiple?: boolean;
  /** Of the form's field; before the script runs, the form sends the files themselves under it. */
  name?: string;
  /** Shown, and takes nothing. */
  disabled?: boolean;
  /** Called with what was chosen or dropped, never with nothing; the same file can come twice in a row. */
  onFiles?: (files: readonly File[]) => void;
};

/** A place to drop files on, and to press for the device's own picker. */
export function FileDrop({
  label,
  hint,
  error,
  icon: Icon = ImagePlus,
  accept,
  multiple = false,
  name,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const chosen = useSelectedFiles(onFiles);
  const [over, setOver] = useState(false);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const leave = (): void => setOver(false);
  return (
    <div className={styles.field}>
      <div className={styles.drop} data-over={over}>
        <Icon aria-hidden className={styles.icon} />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span aria-hidden className={styles.alternative}>
          {multiple ? "or drop them here" : "or drop it here"}
        </span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
        <input
          {...chosen}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          name={name}
          disabled={disabled}
          className={styles.input}
          aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
          aria-invalid={error ? true : undefined}
          onDragEnter={() => setOver(!disabled)}
          onDragLeave={leave}
          onDragEnd={leave}
          onDrop={leave}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
