import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import pLimit from "p-limit";
import { problem } from "../platform/problem.ts";
import type { UploadedFile } from "./route.ts";
import { findUnstorableFields, unstorableMessage } from "./unstorable-characters.ts";

/** Bytes. A file may have 15 MB; the multipart overhead comes on top. */
export const largestFile = 15 * 1024 * 1024;
const largestUpload = largestFile + 64 * 1024;
/** Several times the longest text of a call. Reading and validating it takes memory and time (docs/decisions/0134). */
export const largestText = 256 * 1024;
const largestRaw = 1024 * 1024;

const noFile: UploadedFile = { name: "", type: "", bytes: new Uint8Array() };

/** Reads at most `limit` bytes; stops reading a longer body and throws `code`. */
export async function readBytes(
  request: Request,
  limit: number,
  code: "too-large" | "body-too-large",
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limit) throw problem(code);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw problem(code);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  const bytes = await readBytes(request, largestText, "body-too-large");
  if (bytes.byteLength === 0) return {};
  // navigator.sendBeacon sends strings as text/plain.
  if (type !== "" && type !== "application/json" && type !== "text/plain") {
    throw problem("malformed", { detail: "Send JSON with the content type application/json." });
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw problem("malformed", { detail: "The body is not valid JSON.", cause });
  }
}

/** Parsing a multipart body takes several times its size in memory, so at most two run concurrently. */
const limitParsing = pLimit(2);

async function readUpload(request: Request): Promise<{ body: unknown; file: UploadedFile }> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    throw problem("malformed", { detail: "Send the file as multipart/form-data in the field named file." });
  }
  const bytes = await readBytes(request, largestUpload, "too-large");
  return limitParsing(() => parseUpload(bytes, type));
}

async function parseUpload(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ body: unknown; file: UploadedFile }> {
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw problem("malformed", { detail: "The multipart body could not be read.", cause });
    });
  const files = [...form.entries()].filter(([, value]) => value instanceof File);
  const chosen = (files.find(([name]) => name === "file") ?? files[0])?.[1];
  if (!(chosen instanceof File))
    throw problem("invalid", { errors: [{ path: "file", message: "Choose a file" }] });
  if (findUnstorableFields(chosen.name).length > 0)
    throw problem("invalid", { errors: [{ path: "file", message: unstorableMessage }] });
  if (chosen.size > largestFile) throw problem("too-large");
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === "string"));
  return {
    body: fields,
    file: { name: chosen.name, type: chosen.type, bytes: new Uint8Array(await chosen.arrayBuffer()) },
  };
}

/** Reads the body in the endpoint's declared format, without validation. */
export async function readPayload(
  { payload }: Endpoint,
  request: Request,
): Promise<{ body: unknown; file: UploadedFile }> {
  switch (payload) {
    case "file":
      return readUpload(request);
    case "json":
      return { body: await readJson(request), file: noFile };
    case "raw": {
      const type = request.headers.get("content-type") ?? "";
      const bytes = await readBytes(request, largestRaw, "body-too-large");
      return { body: undefined, file: { name: "", type, bytes } };
    }
    case "none":
      return { body: undefined, file: noFile };
  }
}
