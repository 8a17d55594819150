import type { UnfinishedUpload } from "@heirloop/machines/picture-upload/picture-upload.connect";
import type { FieldErrors } from "@heirloop/ui/patterns/form/field-errors";
import { useCallback, useEffect, useMemo, useState } from "react";
import { withoutSettledUploads } from "./upload-errors.ts";

/** Reports by field name whether all pictures are uploaded; null when they are. */
export type OnUnfinished = (name: string, unfinished: UnfinishedUpload | null) => void;

/** Tells the form around a picture field whether all of its pictures are uploaded. */
export function useReportUnfinished(
  name: string,
  unfinished: UnfinishedUpload | null,
  onUnfinished: OnUnfinished,
): void {
  useEffect(() => onUnfinished(name, unfinished), [name, unfinished, onUnfinished]);
}

/** A form's errors, without those about uploads that no longer apply. `onUnfinished` is for the picture fields. */
export function useUploadErrors(errors: FieldErrors | undefined): {
  errors: FieldErrors | undefined;
  onUnfinished: OnUnfinished;
} {
  const [uploads, setUploads] = useState<ReadonlyMap<string, UnfinishedUpload>>(new Map());
  const onUnfinished = useCallback<OnUnfinished>(
    (name, unfinished) =>
      setUploads((before) => {
        if ((before.get(name) ?? null) === unfinished) return before;
        const after = new Map(before);
        if (unfinished === null) after.delete(name);
        else after.set(name, unfinished);
        return after;
      }),
    [],
  );
  const shown = useMemo(() => errors && withoutSettledUploads(errors, uploads), [errors, uploads]);
  return { errors: shown, onUnfinished };
}
