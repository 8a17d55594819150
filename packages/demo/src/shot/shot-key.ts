import { usualWidths } from "@heirloop/contract/picture/source-width";
import { pieceOf, shotOf, type Piece, type Shot } from "./pieces.ts";
import { settingFor } from "./setting.ts";
import { isWear, type Wear } from "./wear.ts";

/** Views as named in a key; `close` is cropped from `angle`, `room` composites the piece into a setting. */
export const shotViews = ["angle", "front", "side", "detail", "close", "room"] as const;
export type ShotView = (typeof shotViews)[number];

/** Walls in sellers' pictures: factors of the studio's plaster. */
export const walls = {
  plaster: [1, 1, 1],
  linen: [1.02, 1.01, 0.98],
  clay: [0.96, 0.9, 0.84],
  fog: [0.91, 0.94, 0.96],
  moss: [0.9, 0.94, 0.88],
} as const;
export type Wall = keyof typeof walls;
export const wallNames = ["plaster", "linen", "clay", "fog", "moss"] as const;

const isWall = (name: string): name is Wall => Object.hasOwn(walls, name);
const isView = (name: string): name is ShotView => shotViews.some((view) => view === name);

/** A piece in its colors, seen from one side. */
export type ShotAppearance = {
  readonly piece: Piece;
  readonly shot: Shot;
  readonly view: ShotView;
  readonly wall: Wall;
  /** `#rrggbb` of main, second and trim. */
  readonly colors: readonly string[];
  readonly wear: Wear;
};

/** Turned pieces look the same from all sides; others face the camera. */
const isTurned = ({ size: [width, depth] }: Piece) => width === depth;

function shotFor(piece: Piece, view: ShotView): Shot | undefined {
  if (view === "room")
    return shotOf(piece.id, "front") ?? (isTurned(piece) ? shotOf(piece.id, "angle") : undefined);
  return shotOf(piece.id, view === "close" ? "angle" : view);
}

/** The part of a key that identifies the renders of its picture; `undefined` when one is missing. */
function printFor(piece: Piece, view: ShotView, wall: Wall): string | undefined {
  const shot = shotFor(piece, view);
  if (!shot) return undefined;
  if (view !== "room") {
    const wide = view === shot.view && shot.edge > usualWidths.shot;
    return shot.fingerprint.slice(0, 8) + (wide ? "x2" : "");
  }
  const setting = settingFor(piece, wall);
  return setting && shot.fingerprint.slice(0, 4) + setting.fingerprint.slice(0, 4);
}

/**
 * `shot.sofa-track.angle.97e9bb2c.clay.2c3d58-6f4529-e9dcc0.w2`; `undefined` when the view is not rendered.
 * The fingerprint and the colors change the name whenever the picture changes; `w2`, the wear, is omitted
 * when there is none.
 */
export function shotKey(
  piece: Piece,
  view: ShotView,
  { wall, colors, wear }: Pick<ShotAppearance, "wall" | "colors" | "wear">,
): string | undefined {
  const print = printFor(piece, view, wall);
  if (print === undefined) return undefined;
  const coats = colors.map((color) => color.slice(1)).join("-");
  return `shot.${piece.id}.${view}.${print}.${wall}.${coats}${wear === 0 ? "" : `.w${wear}`}`;
}

/** Parses a key; `undefined` when it does not match an existing shot. */
export function parseShotKey(key: string): ShotAppearance | undefined {
  const [kind, id = "", view = "", print = "", wall = "", coats = "", worn = "w0", ...rest] = key.split(".");
  if (kind !== "shot" || rest.length > 0 || !isView(view) || !isWall(wall)) return undefined;
  if (!/^[0-9a-f]{6}(-[0-9a-f]{6}){0,2}$/.test(coats)) return undefined;
  const wear = Number(worn.slice(1));
  if (!/^w\d$/.test(worn) || !isWear(wear)) return undefined;
  const piece = pieceOf(id);
  const shot = piece && shotFor(piece, view);
  if (!piece || !shot || printFor(piece, view, wall) !== print) return undefined;
  return { piece, shot, view, wall, colors: coats.split("-").map((coat) => `#${coat}`), wear };
}
