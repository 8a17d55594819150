import type { ChosenPicture } from "@heirloop/machines/picture-upload/picture-check";

/** A file as the checks of pictures know it. */
export const toSelectedPicture = ({ name, type, size }: File, id: string): ChosenPicture => ({
  id,
  name,
  type,
  bytes: size,
});
