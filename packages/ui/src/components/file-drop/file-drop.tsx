import { ImagePlus, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { FieldError } from "../form-field/form-field.tsx";
import { useCurrentError } from "../form-field/use-current-error.ts";
import * as styles from "./file-drop.css.ts";
import { useSelectedFiles } from "./use-selected-files.ts";

export type FileDropProps = {
  /** What to choose: "Add pictures". */
  label: string;
  /** Accepted types and the maximum size, shown below the label. */
  hint?: string | undefined;
  /** What is wrong, saying what to do. */
  error?: string | undefined;
  /** Above the label. */
  icon?: LucideIcon;
  /** Like the `accept` attribute: `image/*`. Dropped files may be of other types. */
  accept: string;
  /** More than one at once. */
  multiple?: boolean;
  /** Name of the form field; before hydration the form submits the files under it. */
  name?: string;
  /** Shown, and takes nothing. */
  disabled?: boolean;
  /** Called with the chosen or dropped files, never with none; the same file may come twice in a row. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
};

/** A drop zone that also opens the file picker. */
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
  const { current, onChange } = useCurrentError(error);
  const errorId = current ? `${id}-error` : undefined;
  const leave = (): void => setOver(false);
  return (
    <div className={styles.field} onChange={onChange}>
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
          aria-invalid={current ? true : undefined}
          onDragEnter={() => setOver(!disabled)}
          onDragLeave={leave}
          onDragEnd={leave}
          onDrop={leave}
        />
      </div>
      <FieldError id={errorId} error={error} isHidden={!current} />
    </div>
  );
}
