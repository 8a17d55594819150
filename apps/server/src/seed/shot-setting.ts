import { fileURLToPath } from "node:url";
import { roomFolder } from "@heirloop/demo/room/room-folder";
import type { Passes } from "@heirloop/demo/shot/colouring";
import { groundLevel, isOnShelf, settingFor } from "@heirloop/demo/shot/setting";
import type { ShotLook } from "@heirloop/demo/shot/shot-key";
import sharp from "sharp";

/** Pixels that the piece takes up in its picture. */
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

/** Degrees above the floor from which the studio looks at the front of a piece. */
const above = 7;
/** The studio's lamps are brighter than a window: so much brighter is the room shown. */
const lift = 1.14;
/** Inches that a piece keeps from its wall. */
const gap = 3;
/** Inches above the floor at which the middle of a picture or a mirror hangs. */
const eyeLevel = 62;

/** The row in which the setting's ground has to lie, so that the piece stands on its floor or hangs on its wall. */
function groundRow({ piece }: ShotLook, extent: Extent, inch: number): number {
  const [, depth = 0] = piece.size;
  if (piece.stands === "wall") return (extent.top + extent.bottom) / 2 + eyeLevel * inch;
  if (isOnShelf(piece)) return extent.bottom - inch;
  return extent.bottom - (depth + gap) * Math.sin((above * Math.PI) / 180) * inch;
}

/** RGB bytes of the place where a piece would stand at home, as large as its passes and in scale with it. */
export async function settingBehind(look: ShotLook, passes: Passes): Promise<Uint8Array | undefined> {
  const setting = settingFor(look.piece, look.wall);
  if (!setting) return undefined;
  const { width, height } = passes;
  const extent = extentOf(passes);
  const inch = (extent.right - extent.left) / (look.piece.size[0] ?? 1);
  const row = groundRow(look, extent, inch);
  // Larger than in scale where the setting would end within the picture.
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
    .modulate({ brightness: lift })
    .removeAlpha()
    .raw()
    .toBuffer();
}
