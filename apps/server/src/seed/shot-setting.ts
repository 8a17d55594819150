import { fileURLToPath } from "node:url";
import { roomFolder } from "@heirloop/demo/room/room-folder";
import type { Passes } from "@heirloop/demo/shot/coloring";
import { groundLevel, isOnShelf, settingFor } from "@heirloop/demo/shot/setting";
import type { ShotAppearance } from "@heirloop/demo/shot/shot-key";
import sharp from "sharp";

/** The pixels that the piece occupies in its picture. */
type Extent = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const solid = 128;

function extentOf({ width, height, light }: Passes): Extent {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((light[pixel * 4 + 3] ?? 0) < solid) continue;
    const column = pixel % width;
    const row = Math.floor(pixel / width);
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  return { left, right, top, bottom };
}

/** Degrees above the floor of the camera's front view of a piece. */
const above = 7;
/** The studio's lamps are brighter than a window, so the room is brightened by this factor. */
const brightness = 1.14;
/** Inches between a piece and its wall. */
const gap = 3;
/** Inches between the floor and the center of a hanging picture or mirror. */
const eyeLevel = 62;

/**
 * Returns the row of the setting's floor line at which the piece stands on the floor or hangs on the wall.
 */
function groundRow({ piece }: ShotAppearance, extent: Extent, inch: number): number {
  const [, depth = 0] = piece.size;
  if (piece.stands === "wall") return (extent.top + extent.bottom) / 2 + eyeLevel * inch;
  if (isOnShelf(piece)) return extent.bottom - inch;
  return extent.bottom - (depth + gap) * Math.sin((above * Math.PI) / 180) * inch;
}

/** Returns the RGB bytes of a home setting for the piece, the size of its passes and to scale. */
export async function settingBehind(look: ShotAppearance, passes: Passes): Promise<Uint8Array | undefined> {
  const setting = settingFor(look.piece, look.wall);
  if (!setting) return undefined;
  const { width, height } = passes;
  const extent = extentOf(passes);
  const inch = (extent.right - extent.left) / (look.piece.size[0] ?? 1);
  const row = groundRow(look, extent, inch);
  // Larger than to scale if the setting would otherwise not fill the picture.
  const scale = Math.max(
    inch / (setting.width / setting.inches),
    width / setting.width,
    (height - row) / (setting.height * (1 - groundLevel)),
    row / (setting.height * groundLevel),
  );
  const wide = Math.max(width, Math.ceil(setting.width * scale));
  const tall = Math.max(height, Math.ceil(setting.height * scale));
  const top = Math.round(setting.height * scale * groundLevel - row);
  return sharp(fileURLToPath(new URL(`${setting.name}.webp`, roomFolder)))
    .resize(wide, tall, { fit: "fill" })
    .extract({
      left: Math.floor((wide - width) / 2),
      top: Math.min(Math.max(0, top), tall - height),
      width,
      height,
    })
    .modulate({ brightness })
    .removeAlpha()
    .raw()
    .toBuffer();
}
