import type { ChosenPicture } from "@heirloop/machines/picture-upload/picture-check";

/** A file in the format of the picture machine. */
export const toSelectedPicture = ({ name, type, size }: File, id: string): ChosenPicture => ({
  id,
  name,
  type,
  bytes: size,
});
