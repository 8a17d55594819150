import { drawPicture } from "@heirloop/demo/picture/draw-picture";
import type { PictureSource } from "../adapters/pictures/picture-source.ts";

/** The demo world's pictures, drawn from their keys alone. */
export const demoPictures: PictureSource = {
  async read(key) {
    const drawing = drawPicture(key);
    return drawing === undefined ? null : Buffer.from(drawing);
  },
};
