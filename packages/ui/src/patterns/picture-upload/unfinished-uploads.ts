import type { UnfinishedUpload } from "@heirloop/machines/picture-upload/picture-upload.connect";

/** The message at a field whose pictures are not all uploaded. */
export const unfinishedMessages: Readonly<Record<UnfinishedUpload, string>> = {
  uploading: "Wait until the upload is done, then try again",
  failed: "A picture was not uploaded. Upload it again, or remove it",
  refused: "A picture cannot be uploaded. Remove it, or choose another one",
};

const fieldName = "unfinishedUpload";

/** The attributes of a hidden field that says that the pictures of field `name` are not all uploaded. */
export const unfinishedField = (name: string, unfinished: UnfinishedUpload) => ({
  name: fieldName,
  value: `${unfinished} ${name}`,
});

/** The messages for the fields of a form whose pictures are not all uploaded; null when all are. */
export function getUnfinishedErrors(form: FormData): Record<string, string> | null {
  const errors: Record<string, string> = {};
  for (const sent of form.getAll(fieldName)) {
    const [unfinished, name] = typeof sent === "string" ? sent.split(" ") : [];
    if (name === undefined) continue;
    if (unfinished === "uploading" || unfinished === "failed" || unfinished === "refused")
      errors[name] = unfinishedMessages[unfinished];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}
