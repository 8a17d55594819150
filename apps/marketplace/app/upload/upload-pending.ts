/** What is said at a field whose pictures were still being uploaded when its form was sent. */
export const uploadPending = "Wait until the upload is done, then save again";

/** The errors of a form without those that wait for an upload which is done; the same object when all of them still hold. */
export function withoutFinishedUploads<Errors extends Readonly<Partial<Record<string, string>>>>(
  errors: Errors,
  uploading: ReadonlySet<string>,
): Errors | Readonly<Partial<Record<string, string>>> {
  const kept = Object.entries(errors).filter(([name, text]) => text !== uploadPending || uploading.has(name));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}
