import pLimit from "p-limit";
import sharp, { type OutputInfo } from "sharp";
import { fileTypeFromBuffer } from "file-type";
import { problem } from "../problem.ts";
import type { Logger } from "../logging/log.ts";
import type { BlobStore } from "../blobs/blob-store.ts";
import { isTransactionOpen } from "../database/transaction.ts";
import { isCompletePicture } from "./is-complete-picture.ts";
import { formatNames, pictureWidths, type PictureFormat, type PictureWidth } from "./picture-size.ts";
import type { PictureSource } from "./picture-source.ts";
import { isSigned, sign } from "./signature.ts";

/** Decoded and encoded again, not stored yet. */
export type RecodedPicture = { bytes: Uint8Array; width: number; height: number };
export type StoredPicture = { key: string; width: number; height: number };

export type PictureService = {
  /**
   * Returns the picture in one of its sizes, created on first request; null if it does not exist or is
   * damaged.
   */
  resized(key: string, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | null>;
  /**
   * Processes an upload: checks its content, decodes it, rotates it upright and re-encodes it without
   * metadata. Throws `unsupported-type` and `too-large`. Takes a second or two: do not call inside a
   * transaction.
   */
  recode(bytes: Uint8Array): Promise<RecodedPicture>;
  /** Stores a picture under a new key; private ones need a signed URL. Do not call inside a transaction. */
  keep(picture: RecodedPicture, visibility: "public" | "private"): Promise<StoredPicture>;
  /** Returns the path prefix of the sizes: `/pictures/{key}`. */
  addressOf(key: string): string;
  /** Returns the key of an uploaded picture from its path prefix; null for any other path. */
  uploadedKey(address: string): string | null;
  /** Removes a stored picture and its cached sizes. Do not call inside a transaction. */
  remove(key: string): Promise<void>;
  /**
   * Returns the URL that opens a picture, from its path prefix, or one of its sizes (`/640.webp`). That of a private
   * picture is signed for an hour; without a size, one is inserted before the signature.
   */
  openAddress(address: string, size?: string): string;
  /** Whether this request may see the picture. */
  admits(key: string, query: { until?: string | undefined; by?: string | undefined }): boolean;
};

/** Shows pictures to those who may see them. */
export type OpenPictures = Pick<PictureService, "openAddress">;

const most = { pixels: 40_000_000, side: 2400 };
const readable = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/heic",
  "image/gif",
  "image/tiff",
]);
const publicPrefix = "uploads/";
const privatePrefix = "private/";
/**
 * Milliseconds. Expiry times are rounded up to the half hour, so that URLs repeat and browsers can cache
 * them.
 */
const signedFor = { step: 30 * 60_000 };

type Options = {
  sources: readonly PictureSource[];
  uploads: BlobStore;
  cache: BlobStore;
  secret: Buffer;
  now: () => Date;
  newId: () => string;
  log: Logger;
};

export function createPictures({
  sources,
  uploads,
  cache,
  secret,
  now,
  newId,
  log,
}: Options): PictureService {
  const limit = pLimit(2);
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  // Other pictures must not wait for the store of uploads.
  const stored: PictureSource = {
    read: async (key) =>
      key.startsWith(publicPrefix) || key.startsWith(privatePrefix) ? uploads.read(`${key}.webp`) : null,
  };
  const originals: readonly PictureSource[] = [stored, ...sources];

  async function loadOriginal(key: string, width: number): Promise<Uint8Array | null> {
    for (const source of originals) {
      const bytes = await source.read(key, width);
      if (bytes !== null) return bytes;
    }
    return null;
  }

  /** A cache write that fails, for instance on a full disk, costs time but no picture. */
  async function keepInCache(file: string, bytes: Uint8Array): Promise<void> {
    await cache.write(file, bytes).catch((error: unknown) => {
      log.error({ file, err: error }, "a picture was not cached");
    });
  }

  async function make(key: string, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | null> {
    const file = `${key}/${width}.${format}`;
    const cached = await cache.read(file);
    if (cached !== null && isCompletePicture(cached, format)) return cached;
    // Reading is limited too, because a source may have to generate the picture first.
    const bytes = await limit(async () => {
      const original = await loadOriginal(key, width);
      if (original === null) return null;
      return encode(original, width, format).catch((error: unknown) => {
        log.error({ picture: key, err: error }, "a picture cannot be read");
        return null;
      });
    });
    if (bytes !== null) await keepInCache(file, bytes);
    return bytes;
  }

  function signature(key: string): string {
    const until = (Math.floor(now().getTime() / signedFor.step) + 2) * signedFor.step;
    return sign(secret, key, until / 1000);
  }

  return {
    resized(key, width, format) {
      const name = `${key}/${width}.${format}`;
      const running = underWay.get(name);
      if (running !== undefined) return running;
      const made = make(key, width, format).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
    async recode(bytes) {
      const type = await fileTypeFromBuffer(bytes);
      if (type === undefined || !readable.has(type.mime)) throw problem("unsupported-type");
      const { data, info } = await limit(() => recode(bytes));
      return { bytes: data, width: info.width, height: info.height };
    },
    async keep({ bytes, width, height }, visibility) {
      // A slow store would hold the transaction's connection, and soon all of them.
      if (isTransactionOpen()) throw new Error("A picture was stored inside a transaction.");
      const key = `${visibility === "private" ? privatePrefix : publicPrefix}${newId()}`;
      await uploads.write(`${key}.webp`, bytes);
      return { key, width, height };
    },
    addressOf: (key) => `/pictures/${key}`,
    uploadedKey: (address) =>
      /^\/pictures\/((?:uploads|private)\/[A-Za-z0-9_-]+)$/.exec(address)?.[1] ?? null,
    async remove(key) {
      if (isTransactionOpen()) throw new Error("A picture was removed inside a transaction.");
      // The original first: a size that is requested meanwhile cannot be created again afterwards.
      await uploads.remove(`${key}.webp`);
      for (const width of pictureWidths)
        for (const format of formatNames) await cache.remove(`${key}/${width}.${format}`);
    },
    openAddress(address, size = "") {
      const key = address.replace("/pictures/", "");
      return `${address}${size}${key.startsWith(privatePrefix) ? `?${signature(key)}` : ""}`;
    },
    // Some file systems are case-insensitive.
    admits: (key, query) =>
      !key.toLowerCase().startsWith(privatePrefix) || isSigned(secret, key, query, now()),
  };
}

// One thread per picture and no cache: a first visit requests dozens at once, and each is created only once.
sharp.concurrency(1);
sharp.cache(false);

async function encode(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Uint8Array> {
  const image = sharp(original, { limitInputPixels: most.pixels, density: 192 }).resize({
    width,
    withoutEnlargement: format !== "jpg",
  });
  if (format === "avif") return image.avif({ quality: 52, effort: 1 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 76, effort: 4 }).toBuffer();
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

async function recode(bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  const image = sharp(bytes, { limitInputPixels: most.pixels, failOn: "error" });
  // Reads only the header, to distinguish a picture that is too large from a broken one.
  const header = sharp(bytes, { limitInputPixels: false });
  const { width, height } = await header.metadata().catch((cause: unknown) => {
    throw problem("unsupported-type", { detail: "This picture cannot be read.", cause });
  });
  if (width * height > most.pixels)
    throw problem("too-large", { detail: "A picture may have 40 megapixels." });
  return image
    .rotate()
    .resize({ width: most.side, height: most.side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw problem("unsupported-type", { detail: "This picture cannot be read.", cause });
    });
}
