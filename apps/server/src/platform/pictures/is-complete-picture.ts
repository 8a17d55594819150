import type { PictureFormat } from "./picture-size.ts";

const startsWith = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.subarray(offset, offset + text.length).toString("latin1") === text;

/** Checks each format's header, and its end if the format defines one. */
const isWhole: Record<PictureFormat, (bytes: Buffer) => boolean> = {
  webp: (bytes) =>
    startsWith(bytes, 0, "RIFF") &&
    startsWith(bytes, 8, "WEBP") &&
    bytes.readUInt32LE(4) + 8 <= bytes.byteLength,
  jpg: (bytes) => bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.byteLength - 2) === 0xffd9,
  avif: (bytes) => startsWith(bytes, 4, "ftypavif"),
};

/** Whether a cached file can be served: a file that a crash has emptied or truncated is created again. */
export function isCompletePicture(content: Uint8Array, format: PictureFormat): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return bytes.byteLength > 12 && isWhole[format](bytes);
}
