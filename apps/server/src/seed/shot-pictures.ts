import { type Backdrop, coat, colored, plaster } from "@heirloop/demo/shot/coloring";
import { partNames } from "@heirloop/demo/shot/pieces";
import { parseShotKey, type ShotAppearance, walls } from "@heirloop/demo/shot/shot-key";
import { wornLight } from "@heirloop/demo/shot/wear";
import sharp from "sharp";
import type { PictureSource } from "../platform/pictures/picture-source.ts";
import { cropOf, heightOf, passesOf } from "./shot-passes.ts";
import { settingBehind } from "./shot-setting.ts";

function coatsOf({ colors, piece }: ShotAppearance) {
  return colors.map((color, place) => {
    const name = partNames[place];
    const finish = name === undefined ? undefined : piece.parts[name]?.finish;
    return coat(color, finish === "metal");
  });
}

function wallBehind(appearance: ShotAppearance): Backdrop {
  const crop = cropOf(appearance);
  const [red, green, blue] = walls[appearance.wall];
  return (height) => {
    const light = plaster(crop.top + height * heightOf(crop));
    return [light[0] * red, light[1] * green, light[2] * blue];
  };
}

async function develop(appearance: ShotAppearance, requestedWidth: number): Promise<Buffer> {
  const edge = Math.min(appearance.shot.edge, Math.max(160, requestedWidth));
  const passes = await passesOf(appearance, edge);
  const setting = appearance.view === "room" ? await settingBehind(appearance, passes) : undefined;
  const worn = wornLight(passes, appearance.wear, appearance.piece.parts.main?.finish ?? "");
  const rgb = colored(passes, coatsOf(appearance), setting ?? wallBehind(appearance), worn);
  const { width, height } = passes;
  // Not compressed, because it is read again immediately.
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Rendered furniture, colored on request: 4 : 5, as wide as requested and at most as wide as rendered. */
export const shotPictures: PictureSource = {
  async read(key, width) {
    const appearance = parseShotKey(key);
    return appearance ? develop(appearance, width) : null;
  },
};
