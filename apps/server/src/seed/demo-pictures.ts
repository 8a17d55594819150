import { drawPicture } from "@heirloop/demo/picture/draw-picture";
import type { PictureSource } from "../adapters/pictures/picture-source.ts";
import { roomPictures } from "./room-pictures.ts";
import { shotPictures } from "./shot-pictures.ts";

/** The demo world's pictures from their keys alone: rendered rooms, pieces developed from rendered passes, drawn emblems. */
export const demoPictures: PictureSource = {
  async read(key, width) {
    if (key.startsWith("shot.")) return shotPictures.read(key, width);
    if (key.startsWith("room.")) return roomPictures.read(key, width);
    const drawing = drawPicture(key);
    return drawing === undefined ? null : Buffer.from(drawing);
  },
};
