import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";

/** What a person has chosen, as far as it can be told without opening it. */
export type ChosenPicture = {
  /** Made by whoever chose it; names the file for those who have it. */
  id: string;
  /** Of the file. */
  name: string;
  /** As the browser names it; empty when it knows none. */
  type: string;
  bytes: number;
};

/** What the server can read. */
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

/** Photographs whose type many browsers do not name. */
const unnamed = /\.(heic|heif|avif)$/i;

const isPicture = ({ type, name }: ChosenPicture): boolean =>
  pictureTypes.some((one) => one === type) || (type === "" && unnamed.test(name));

/** Why this cannot be uploaded, in words; null when it can, as far as it can be told without opening it. */
export function pictureProblem(picture: ChosenPicture): string | null {
  if (!isPicture(picture)) return errorCatalog["unsupported-type"].title;
  if (picture.bytes === 0) return "This file is empty";
  if (picture.bytes > constants.uploadMaximumBytes)
    return `This picture is larger than ${constants.uploadMaximumBytes / 1024 / 1024} MB`;
  return null;
}

/** The same once its size in pixels is known. */
export function pixelProblem({ width, height }: { width: number; height: number }): string | null {
  return width * height > constants.uploadMaximumPixels
    ? `This picture has more than ${constants.uploadMaximumPixels / 1_000_000} megapixels`
    : null;
}
