import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { uploadEndpoints, type Visibility } from "@heirloop/contract/upload/upload.endpoints";
import { FormDataParseError, MultipartParseError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "react-router";

/**
 * Leaves room for a picture that is slightly too large, so that the upload rejects it with its own message and the
 * form is not lost.
 */
const limits = { maxFiles: 60, maxFileSize: 2 * constants.uploadMaximumBytes };

type PictureForm = {
  form: FormData;
  /** Under the field's name: first the URLs uploaded before, then those of the files. */
  pictures: string[];
  /** The first picture that was rejected; the rest of the form is complete. */
  refused: ProblemError | null;
};

/**
 * Reads a form with pictures. Without JavaScript they arrive as files in `${name}File`, and each is uploaded on
 * arrival so that only one is in memory.
 */
export async function readPictureForm(
  request: Request,
  name: string,
  api: Api,
  visibility: Visibility = "public",
): Promise<PictureForm> {
  const uploaded: string[] = [];
  let refused: ProblemError | null = null;
  const form = await parseFormData(
    request,
    { ...limits, maxTotalSize: (constants.picturesPerListing + 1) * constants.uploadMaximumBytes },
    async (file) => {
      if (file.fieldName !== `${name}File` || file.size === 0 || refused !== null) return;
      // One too many is enough for the form's validation to report it.
      if (uploaded.length > constants.picturesPerListing) return;
      try {
        const query = { visibility };
        uploaded.push((await api.upload(uploadEndpoints.create, { query, file, name: file.name })).url);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        refused = error;
      }
    },
  ).catch((error: unknown) => {
    if (error instanceof FormDataParseError || error instanceof MultipartParseError)
      throw data({ title: "These pictures are too large to send at once." }, { status: 413 });
    throw error;
  });
  const earlier = form.getAll(name).filter((value) => typeof value === "string" && value !== "");
  return { form, pictures: [...earlier.map(String), ...uploaded], refused };
}
