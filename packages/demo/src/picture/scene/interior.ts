import { randomFrom } from "../../random/random.ts";
import { type Kind, models } from "../model/models.ts";
import type { Part } from "../part/part.ts";
import { penFor, type Pen } from "../pen.ts";
import { type Angle, type Box, cameraFor, type Point } from "../space.ts";
import { substance } from "../substance.ts";
import {
  floorShadow,
  paintParts,
  placedAll,
  type Room,
  roomShell,
  wallShadow,
  windowLight,
} from "./stage.ts";

/** One piece of a furnished room; `at` is its middle on the floor, or for the wall its lower edge. */
export type Furnishing = {
  readonly kind: Kind;
  readonly size: Point;
  readonly of: readonly [material: string, colour: string, second: string];
  readonly style: string;
  readonly seed: string;
  readonly at: Point;
};

export type Interior = {
  readonly room: Room;
  readonly back: number;
  readonly pieces: readonly Furnishing[];
  /** What must be in the picture. */
  readonly subject: Box;
  readonly angle: Angle;
  readonly light?: { readonly x: number; readonly foot: number; readonly size: number };
  /** Painted on the wall before anything else: a window, a view. */
  readonly wall?: (pen: Pen) => void;
};

export type Paper = { readonly width: number; readonly height: number };

/** A furnished room on paper of any shape; the subject is fitted into its inner part. */
export function drawInterior(
  interior: Interior,
  { width, height }: Paper,
  seed: string,
  title: string,
): string {
  const margin = 0.05;
  const camera = cameraFor(
    interior.subject,
    interior.angle,
    {
      left: width * margin,
      top: height * margin * 1.6,
      width: width * (1 - margin * 2),
      height: height * (1 - margin * 2.6),
    },
    "middle",
    2.6,
  );
  const pen = penFor(camera, randomFrom(seed));
  roomShell(pen, width, height, interior.room, interior.back, 700);
  interior.wall?.(pen);
  if (interior.light)
    windowLight(pen, interior.back, interior.light.x, interior.light.foot, interior.light.size);
  const flat: Part[] = [];
  const upright: Part[] = [];
  const standing: Part[] = [];
  const onWall: Part[] = [];
  for (const piece of interior.pieces) {
    const model = models[piece.kind]({
      width: piece.size[0],
      height: piece.size[1],
      depth: piece.size[2],
      main: substance(piece.of[0], piece.of[1]),
      second: substance(piece.of[2], piece.of[1]),
      style: piece.style,
      random: randomFrom(piece.seed),
    });
    const parts = placedAll(model, piece.at);
    if (piece.kind === "rug" || piece.kind === "roundrug") flat.push(...parts);
    else {
      upright.push(...parts);
      if (model.support === "wall") onWall.push(...parts);
      if (model.support === "floor" && piece.at[1] < 1) standing.push(...parts);
    }
  }
  paintParts(pen, flat);
  floorShadow(pen, standing, 0.9);
  if (onWall.length > 0) wallShadow(pen, onWall, interior.back);
  paintParts(pen, upright);
  const glow = pen.defineNew(
    (id) =>
      `<radialGradient id="${id}" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#fff4dc" stop-opacity=".26"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2d1f14" stop-opacity=".24"/></radialGradient>`,
  );
  pen.draw(`<rect width="${width}" height="${height}" fill="${glow}"/>`);
  return pen.svg(width, height, title);
}
