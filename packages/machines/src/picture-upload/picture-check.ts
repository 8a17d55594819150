import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";

/** What is known of a chosen file without decoding it. */
export type ChosenPicture = {
  /** Created by the caller; identifies the file. */
  id: string;
  /** Of the file. */
  name: string;
  /** The browser's MIME type; empty when unknown. */
  type: string;
  bytes: number;
};

/** The formats that the server can decode. */
export const pictureTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/heic",
  "image/heif",
  "image/gif",
  "image/tiff",
] as const;

/** Photo formats for which many browsers report no MIME type. */
const unnamed = /\.(heic|heif|avif)$/i;

const isPicture = ({ type, name }: ChosenPicture): boolean =>
  pictureTypes.some((one) => one === type) || (type === "" && unnamed.test(name));

/**
 * Why this file cannot be uploaded, for the user to read; null when it can, as far as known without decoding
 * it.
 */
export function pictureProblem(picture: ChosenPicture): string | null {
  if (!isPicture(picture)) return errorCatalog["unsupported-type"].title;
  if (picture.bytes === 0) return "This file is empty";
  if (picture.bytes > constants.uploadMaximumBytes)
    return `This picture is larger than ${constants.uploadMaximumBytes / 1024 / 1024} MB`;
  return null;
}

/** The same check once its size in pixels is known. */
export function pixelProblem({ width, height }: { width: number; height: number }): string | null {
  return width * height > constants.uploadMaximumPixels
    ? `This picture has more than ${constants.uploadMaximumPixels / 1_000_000} megapixels`
    : null;
}
