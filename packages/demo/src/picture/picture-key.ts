import { isKind, type Kind } from "./model/models.ts";

export const views = ["front", "angle", "detail", "room"] as const;
export type View = (typeof views)[number];

/** Everything needed to draw a piece; lengths are whole inches. */
export type PieceKey = {
  readonly kind: Kind;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly material: string;
  readonly colour: string;
  readonly second: string;
  readonly style: string;
  /** Base-36 seed of the piece's own variations. */
  readonly seed: string;
  readonly view: View;
};

export type EmblemKind = "avatar" | "logo" | "banner" | "tile" | "hero";

/** A picture that is not of one piece: `tile.room.living_room`, `logo.mk.3f9a`, `hero.wide`. */
export type EmblemKey = { readonly kind: EmblemKind; readonly words: readonly string[] };

const emblemKinds: readonly string[] = ["avatar", "logo", "banner", "tile", "hero"];
const isEmblemKind = (name: string): name is EmblemKind => emblemKinds.includes(name);
const isView = (name: string): name is View => views.some((view) => view === name);

/** The key of a piece's picture: `sofa.84x36x33.velvet.navy.walnut.mid_century_modern.3f9a.front`. */
export const pieceKey = (piece: PieceKey): string =>
  [
    piece.kind,
    `${piece.width}x${piece.depth}x${piece.height}`,
    piece.material,
    piece.colour,
    piece.second,
    piece.style,
    piece.seed,
    piece.view,
  ].join(".");

/** Reads a key; `undefined` when it names no picture. */
export function readKey(key: string): PieceKey | EmblemKey | undefined {
  if (key.length > 160 || !/^[a-z0-9][a-z0-9._-]*$/.test(key)) return undefined;
  const [kind = "", ...words] = key.split(".");
  if (isEmblemKind(kind))
    return words.length > 0 && words.length <= 4 && words.every(Boolean) ? { kind, words } : undefined;
  const [size = "", material, colour, second, style, seed, view = "", ...rest] = words;
  const measured = /^(\d{1,3})x(\d{1,3})x(\d{1,3})$/.exec(size);
  if (!measured || rest.length > 0 || !isKind(kind) || !isView(view)) return undefined;
  if (!material || !colour || !second || !style || !seed) return undefined;
  const [width, depth, height] = measured.slice(1).map(Number);
  if (!width || !depth || !height) return undefined;
  return { kind, width, depth, height, material, colour, second, style, seed, view };
}
