import { problemOf } from "@heirloop/api-client/http/problem-error";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { uploadEndpoints, uploadSchema, type Visibility } from "@heirloop/contract/upload/upload.endpoints";
import { getErrorMessage } from "../api/error-message.ts";
import { readSessionToken } from "../api/session-cookie.ts";

/** How an upload ended, with a message for the user. A refused file would be refused again. */
export type UploadOutcome =
  | { type: "UPLOADED"; url: string }
  | { type: "FAILED" | "REFUSED"; problem: string };

/** `share` is from 0 to 1. */
type UploadEvent = UploadOutcome | { type: "PROGRESS"; share: number };

function parseResponse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the response to an upload: 413 and 415 are about the file itself, anything else may pass. */
export function parseUploadOutcome(status: number, text: string): UploadOutcome {
  const body = parseResponse(text);
  const uploaded = uploadSchema.safeParse(body);
  if (status === uploadEndpoints.create.status && uploaded.success)
    return { type: "UPLOADED", url: uploaded.data.url };
  const error = problemOf({ status, headers: new Headers() }, body);
  // A proxy refuses a large file without the details that the server gives.
  if (status === errorCatalog["too-large"].status && error.code !== "too-large")
    return { type: "REFUSED", problem: errorCatalog["too-large"].title };
  const isRefused = error.code === "too-large" || error.code === "unsupported-type";
  return { type: isRefused ? "REFUSED" : "FAILED", problem: getErrorMessage(error) };
}

/**
 * Uploads a picture with progress, which only XMLHttpRequest reports on any connection. The key makes a retry the
 * same request. Returns the function to abort.
 */
export function uploadPicture(
  file: File,
  { key, visibility }: { key: string; visibility: Visibility },
  send: (event: UploadEvent) => void,
): () => void {
  const request = new XMLHttpRequest();
  const { method, path } = uploadEndpoints.create;
  request.open(method, `${path}?visibility=${visibility}`);
  request.setRequestHeader("idempotency-key", key);
  const token = readSessionToken(document.cookie);
  if (token !== undefined) request.setRequestHeader("x-auth-token", token);
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) send({ type: "PROGRESS", share: loaded / total });
  });
  request.addEventListener("load", () => send(parseUploadOutcome(request.status, request.responseText)));
  request.addEventListener("error", () => send({ type: "FAILED", problem: getErrorMessage(null) }));
  const body = new FormData();
  body.set("file", file, file.name);
  request.send(body);
  return () => request.abort();
}
