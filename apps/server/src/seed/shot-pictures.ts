import { type Backdrop, coat, coloured, plaster } from "@heirloop/demo/shot/colouring";
import { partNames } from "@heirloop/demo/shot/pieces";
import { readShotKey, type ShotLook, walls } from "@heirloop/demo/shot/shot-key";
import { wornLight } from "@heirloop/demo/shot/wear";
import sharp from "sharp";
import type { PictureSource } from "../platform/pictures/picture-source.ts";
import { cropOf, heightOf, passesOf } from "./shot-passes.ts";
import { settingBehind } from "./shot-setting.ts";

function coatsOf({ colours, piece }: ShotLook) {
  return colours.map((colour, place) => {
    const name = partNames[place];
    const finish = name === undefined ? undefined : piece.parts[name]?.finish;
    return coat(colour, finish === "metal");
  });
}

function wallBehind(look: ShotLook): Backdrop {
  const crop = cropOf(look);
  const [red, green, blue] = walls[look.wall];
  return (height) => {
    const light = plaster(crop.top + height * heightOf(crop));
    return [light[0] * red, light[1] * green, light[2] * blue];
  };
}

async function develop(look: ShotLook, wanted: number): Promise<Buffer> {
  const edge = Math.min(look.shot.edge, Math.max(160, wanted));
  const passes = await passesOf(look, edge);
  const setting = look.view === "room" ? await settingBehind(look, passes) : undefined;
  const worn = wornLight(passes, look.wear, look.piece.parts.main?.finish ?? "");
  const rgb = coloured(passes, coatsOf(look), setting ?? wallBehind(look), worn);
  const { width, height } = passes;
  // Not compressed, because it is read again immediately.
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Rendered furniture, colored on request: 4 : 5, as wide as requested and at most as wide as rendered. */
export const shotPictures: PictureSource = {
  async read(key, width) {
    const look = readShotKey(key);
    return look ? develop(look, width) : null;
  },
};
