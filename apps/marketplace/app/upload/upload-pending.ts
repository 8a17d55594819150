/** The message at a field whose pictures were still uploading when the form was submitted. */
export const uploadPending = "Wait until the upload is done, then save again";

/** The errors without those of uploads that have finished; the same object when none has. */
export function withoutFinishedUploads<Errors extends Readonly<Partial<Record<string, string>>>>(
  errors: Errors,
  uploading: ReadonlySet<string>,
): Errors | Readonly<Partial<Record<string, string>>> {
  const remaining = Object.entries(errors).filter(
    ([name, text]) => text !== uploadPending || uploading.has(name),
  );
  return remaining.length === Object.keys(errors).length ? errors : Object.fromEntries(remaining);
}
