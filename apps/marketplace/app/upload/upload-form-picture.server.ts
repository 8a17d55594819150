import type { Api } from "@heirloop/api-client/http/http-client";
import { uploadEndpoints, type Visibility } from "@heirloop/contract/upload/upload.endpoints";
import { formText } from "../api/form-text.ts";

/**
 * The URL of the picture in this field. Without JavaScript the form contains the file, which is uploaded first. Null
 * when there is none.
 */
export async function uploadFormPicture(
  form: FormData,
  name: string,
  api: Api,
  visibility: Visibility = "public",
): Promise<string | null> {
  const file = form.get(`${name}File`);
  if (file instanceof File && file.size > 0)
    return (await api.upload(uploadEndpoints.create, { query: { visibility }, file, name: file.name })).url;
  return formText(form, name) || null;
}
