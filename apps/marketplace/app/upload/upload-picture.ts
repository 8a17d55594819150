import { problemOf } from "@heirloop/api-client/http/problem-error";
import { uploadEndpoints, uploadSchema } from "@heirloop/contract/upload/upload.endpoints";
import { getErrorMessage } from "../api/error-message.ts";
import { readSessionToken } from "../api/session-cookie.ts";

type UploadEvents = {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  onDone: (url: string) => void;
  /** A message for the user. */
  onFail: (problem: string) => void;
};

function parseResponse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Uploads a picture with progress, which only XMLHttpRequest reports on any connection. The key makes a retry the
 * same request. Returns the function to abort.
 */
export function uploadPicture(
  file: File,
  key: string,
  { onProgress, onDone, onFail }: UploadEvents,
): () => void {
  const request = new XMLHttpRequest();
  request.open(uploadEndpoints.create.method, uploadEndpoints.create.path);
  request.setRequestHeader("idempotency-key", key);
  const token = readSessionToken(document.cookie);
  if (token !== undefined) request.setRequestHeader("x-auth-token", token);
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  request.addEventListener("load", () => {
    const body = parseResponse(request.responseText);
    const uploaded = uploadSchema.safeParse(body);
    if (request.status === uploadEndpoints.create.status && uploaded.success)
      return onDone(uploaded.data.url);
    return onFail(problemOf({ status: request.status, headers: new Headers() }, body).message);
  });
  request.addEventListener("error", () => onFail(getErrorMessage(null)));
  const body = new FormData();
  body.set("file", file, file.name);
  request.send(body);
  return () => request.abort();
}
