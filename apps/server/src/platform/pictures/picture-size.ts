/** Pixels. A fixed list, so that nobody can fill the disk with every width there is. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PictureFormat = keyof typeof pictureFormats;

export type PictureAddress = { key: string; width: PictureWidth; format: PictureFormat };

const isFormat = (word: string): word is PictureFormat => Object.hasOwn(pictureFormats, word);

/** Reads `{key}/{width}.{format}`; null when it is not one of the sizes that exist. */
export function parsePictureAddress(path: string): PictureAddress | null {
  const match =
    /^((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,2}[A-Za-z0-9_-][A-Za-z0-9._-]*)\/(\d+)\.([a-z]+)$/.exec(path);
  const [, key, wanted, format] = match ?? [];
  const width = pictureWidths.find((one) => String(one) === wanted);
  if (key === undefined || width === undefined || format === undefined || !isFormat(format)) return null;
  return { key, width, format };
}
