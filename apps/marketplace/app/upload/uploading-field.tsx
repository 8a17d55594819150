import { useEffect } from "react";
import type { OnUploading } from "./use-upload-errors.ts";

/**
 * Submits with the form that the pictures of field `name` are still uploading, and tells the form when they are done.
 */
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
