import type { Api } from "@heirloop/api-client/http/http-client";
import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import { formText } from "../api/form-text.ts";

/** The address of the picture that a form carries; without scripts the form carries the file, which is uploaded first. Null for none. */
export async function ownPictureOf(form: FormData, api: Api): Promise<string | null> {
  const file = form.get("pictureFile");
  if (file instanceof File && file.size > 0)
    return (await api.upload(uploadEndpoints.create, { file, name: file.name })).url;
  return formText(form, "picture") || null;
}
