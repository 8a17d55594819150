import type { FieldErrors } from "@heirloop/ui/patterns/form/field-errors";
import { useCallback, useMemo, useState } from "react";
import { withoutFinishedUploads } from "./upload-pending.ts";

/** Reports by field name whether pictures are uploading. */
export type OnUploading = (name: string, uploading: boolean) => void;

/** A form's errors, without those of uploads once these have finished. `onUploading` is for the picture fields. */
export function useUploadErrors(errors: FieldErrors | undefined): {
  errors: FieldErrors | undefined;
  onUploading: OnUploading;
} {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const onUploading = useCallback<OnUploading>(
    (name, uploading) =>
      setNames((before) => {
        if (before.has(name) === uploading) return before;
        const others = [...before].filter((one) => one !== name);
        return new Set(uploading ? [...others, name] : others);
      }),
    [],
  );
  const shown = useMemo(() => errors && withoutFinishedUploads(errors, names), [errors, names]);
  return { errors: shown, onUploading };
}
