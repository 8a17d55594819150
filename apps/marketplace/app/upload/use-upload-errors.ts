import type { FieldErrors } from "@heirloop/ui/patterns/form/field-errors";
import { useCallback, useMemo, useState } from "react";
import { withoutFinishedUploads } from "./upload-pending.ts";

/** Tells, by the name of the form's field, whether pictures are being uploaded. */
export type OnUploading = (name: string, uploading: boolean) => void;

/** A form's errors, of which those that wait for an upload leave once it is done. `onUploading` is for the form's pictures. */
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
