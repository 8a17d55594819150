import { useEffect } from "react";
import type { OnUploading } from "./use-upload-errors.ts";

/** Sends along with a form that the pictures of its field `name` are still being uploaded, and tells the form when they are done. */
export function UploadingField({
  name,
  busy,
  onUploading,
}: {
  name: string;
  busy: boolean;
  onUploading: OnUploading;
}) {
  useEffect(() => onUploading(name, busy), [name, busy, onUploading]);
  return busy && <input type="hidden" name="uploading" value={name} />;
}
