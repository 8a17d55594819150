import { readFile } from "node:fs/promises";
import { roomFolder } from "@heirloop/demo/room/room-folder";
import { parseRoomKey } from "@heirloop/demo/room/room-key";
import type { PictureSource } from "../platform/pictures/picture-source.ts";

/** Rendered pictures of furnished rooms. */
export const roomPictures: PictureSource = {
  async read(key) {
    const room = parseRoomKey(key);
    return room === undefined ? null : readFile(new URL(`${room}.webp`, roomFolder));
  },
};
