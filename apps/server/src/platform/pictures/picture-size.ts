/** Pixels. A fixed list, so that requests for arbitrary widths cannot fill the disk. */
export const pictureWidths = [160, 320, 480, 640, 720, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PictureFormat = keyof typeof pictureFormats;
export const formatNames: readonly PictureFormat[] = ["avif", "webp", "jpg"];

export type PictureAddress = { key: string; width: PictureWidth; format: PictureFormat };

const isFormat = (word: string): word is PictureFormat => Object.hasOwn(pictureFormats, word);

/** Parses `{key}/{width}.{format}`; returns null for a size that does not exist. */
export function parsePictureAddress(path: string): PictureAddress | null {
  const match =
    /^((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,2}[A-Za-z0-9_-][A-Za-z0-9._-]*)\/(\d+)\.([a-z]+)$/.exec(path);
  const [, key, wanted, format] = match ?? [];
  const width = pictureWidths.find((one) => String(one) === wanted);
  if (key === undefined || width === undefined || format === undefined || !isFormat(format)) return null;
  return { key, width, format };
}
