import type { Api } from "@heirloop/api-client/http/http-client";
import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import { formText } from "../api/form-text.ts";

/**
 * The address of the picture that a form carries in the field of this name; without scripts the form carries the file, which is uploaded
 * first. Null for none.
 */
export async function sentPictureOf(form: FormData, name: string, api: Api): Promise<string | null> {
  const file = form.get(`${name}File`);
  if (file instanceof File && file.size > 0)
    return (await api.upload(uploadEndpoints.create, { file, name: file.name })).url;
  return formText(form, name) || null;
}

/** The addresses of all pictures that a form carries under this name, in order, those sent as files last. */
export async function sentPicturesOf(form: FormData, name: string, api: Api): Promise<string[]> {
  const addresses = form.getAll(name).filter((value) => typeof value === "string" && value !== "");
  const files = form.getAll(`${name}File`).filter((value) => value instanceof File && value.size > 0);
  const kept = addresses.map(String);
  for (const file of files)
    if (file instanceof File)
      kept.push((await api.upload(uploadEndpoints.create, { file, name: file.name })).url);
  return kept;
}
