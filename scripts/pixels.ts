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

/** What a word shows that moves by a step of text's raster: a quarter of a pixel, so a quarter of black on white. */
const ofOneRaster = { pixels: 96, change: 64 };

/**
 * Whether two pictures are the same but for one short word a quarter of a pixel aside: depending on what it drew before,
 * Chromium places the text of a select or a dialog so, and keeps it there. Any other letter, line or color changes more.
 */
export function looksAlike(one: Pixels, other: Pixels): boolean {
  if (samePixels(one, other)) return true;
  if (one.width !== other.width || one.height !== other.height) return false;
  let changed = 0;
  for (let start = 0; start < one.bytes.length; start += 3) {
    let change = 0;
    for (let channel = start; channel < start + 3; channel += 1)
      change = Math.max(change, Math.abs((one.bytes[channel] ?? 0) - (other.bytes[channel] ?? 0)));
    if (change > ofOneRaster.change) return false;
    if (change > 0) changed += 1;
    if (changed > ofOneRaster.pixels) return false;
  }
  return true;
}

/** Encodes the same pixels, as small as it goes: lossless WebP is half the size of PNG. */
export async function fileOf({ bytes, width, height }: Pixels): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6, quality: 100 })
    .toBuffer();
}

const differing = [200, 0, 90];

/**
 * Where two pictures differ: the differences in damson over a faded copy. The result is as large as both; what only one
 * of them has differs.
 */
export function differenceOf(one: Pixels, other: Pixels): Pixels {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const bytes = Buffer.alloc(width * height * 3);
  const at = (picture: Pixels, x: number, y: number): number | undefined =>
    x < picture.width && y < picture.height ? (y * picture.width + x) * 3 : undefined;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const first = at(one, x, y);
      const second = at(other, x, y);
      const same =
        first !== undefined &&
        second !== undefined &&
        one.bytes.compare(other.bytes, second, second + 3, first, first + 3) === 0;
      const shade = 191 + Math.round((one.bytes[(first ?? 0) + 1] ?? 0) / 4);
      bytes.set(same ? [shade, shade, shade] : differing, (y * width + x) * 3);
    }
  return { width, height, bytes };
}
