import sharp from "sharp";

/** Three bytes per pixel, row by row. */
export type Pixels = { width: number; height: number; bytes: Buffer };

// The file may have changed since it was last read.
sharp.cache(false);

/** @param image - the path of a picture, or its file's bytes */
export async function readPixels(image: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

export const samePixels = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.height === other.height && one.bytes.equals(other.bytes);

/** Encodes the same pixels: lossless WebP is half the size of PNG. */
export async function fileOf({ bytes, width, height }: Pixels): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** Where two pictures of one size differ: the differences in damson over a faded copy. */
export function differenceOf(one: Pixels, other: Pixels): Pixels | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  const bytes = Buffer.alloc(one.bytes.length);
  for (let at = 0; at < bytes.length; at += 3) {
    const same = one.bytes.compare(other.bytes, at, at + 3, at, at + 3) === 0;
    const shade = 191 + Math.round((one.bytes[at + 1] ?? 0) / 4);
    bytes.set(same ? [shade, shade, shade] : [200, 0, 90], at);
  }
  return { width: one.width, height: one.height, bytes };
}
