import { createHash } from "node:crypto";
import { drawPicture } from "@heirloop/demo/picture/draw-picture";
import type { PictureSource } from "../platform/pictures/picture-source.ts";
import type { Db } from "../platform/database/database.ts";
import { listShownPictures } from "./demo-picture.queries.ts";
import { roomPictures } from "./room-pictures.ts";
import { shotPictures } from "./shot-pictures.ts";

/** 48 bits of a hash: a tenth of the memory of the keys themselves. */
const printOf = (key: string): number => createHash("sha1").update(key).digest().readUIntBE(0, 6);

/**
 * Generates the demo pictures from their keys: rendered rooms, pieces colored from rendered passes, drawn
 * emblems. A key contains colors and initials, so only keys in the seeded database are served: others could
 * be invented endlessly.
 */
export function createDemoPictures(db: Db): PictureSource {
  let loading: Promise<ReadonlySet<number>> | undefined;

  async function isShown(key: string): Promise<boolean> {
    loading ??= listShownPictures(db).then(
      (shown) => new Set(shown.map((address) => printOf(address.replace(/^\/pictures\//, "")))),
    );
    try {
      return (await loading).has(printOf(key));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    async read(key, width) {
      if (key.startsWith("room.")) return roomPictures.read(key, width);
      if (!/^(?:shot|avatar|logo|banner)\./.test(key) || !(await isShown(key))) return null;
      if (key.startsWith("shot.")) return shotPictures.read(key, width);
      const drawing = drawPicture(key);
      return drawing === undefined ? null : Buffer.from(drawing);
    },
  };
}
