import type {
  PictureUploadView,
  UnfinishedUpload,
} from "@heirloop/machines/picture-upload/picture-upload.connect";
import type { FieldErrors } from "@heirloop/ui/patterns/form/field-errors";
import { useCallback, useEffect, useMemo, useState } from "react";
import { withoutSettledUploads } from "./upload-errors.ts";

type Uploads = {
  /** Null when all pictures are uploaded. */
  unfinished: UnfinishedUpload | null;
  /** At least one picture is uploaded. */
  filled: boolean;
};

/** Reports by field name how far the uploads of its pictures are. */
export type OnUploads = (name: string, uploads: Uploads) => void;

/** Tells the form around a picture field how far its uploads are. */
export function useReportUploads(
  name: string,
  { unfinished, pictures }: Pick<PictureUploadView, "unfinished" | "pictures">,
  onUploads: OnUploads,
): void {
  const filled = pictures.some(({ state }) => state === "uploaded");
  useEffect(() => onUploads(name, { unfinished, filled }), [name, unfinished, filled, onUploads]);
}

/** A form's errors, without those about uploads that no longer apply. `onUploads` is for the picture fields. */
export function useUploadErrors(errors: FieldErrors | undefined): {
  errors: FieldErrors | undefined;
  onUploads: OnUploads;
} {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Uploads>>(new Map());
  const onUploads = useCallback<OnUploads>(
    (name, now) => setUploads((before) => new Map(before).set(name, now)),
    [],
  );
  const shown = useMemo(() => {
    if (errors === undefined) return undefined;
    const unfinished = new Map<string, UnfinishedUpload>();
    const filled = new Set<string>();
    for (const [name, upload] of uploads) {
      if (upload.unfinished !== null) unfinished.set(name, upload.unfinished);
      if (upload.filled) filled.add(name);
    }
    return withoutSettledUploads(errors, unfinished, filled);
  }, [errors, uploads]);
  return { errors: shown, onUploads };
}
