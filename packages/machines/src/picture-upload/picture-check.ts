import { business } from "@heirloop/contract/business/business-constants";
import { errorCatalogue } from "@heirloop/contract/problem/error-catalogue";

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
  if (!isPicture(picture)) return errorCatalogue["unsupported-type"].title;
  if (picture.bytes === 0) return "This file is empty";
  if (picture.bytes > business.uploadMaximumBytes)
    return `This picture is larger than ${business.uploadMaximumBytes / 1024 / 1024} MB`;
  return null;
}

/** The same once its size in pixels is known. */
export function pixelProblem({ width, height }: { width: number; height: number }): string | null {
  return width * height > business.uploadMaximumPixels
    ? `This picture has more than ${business.uploadMaximumPixels / 1_000_000} megapixels`
    : null;
}
