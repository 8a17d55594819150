import shotList from "../../shots/index.json" with { type: "json" };
import pieceList from "../../studio/pieces.json" with { type: "json" };

export const partNames = ["main", "second", "trim"] as const;
type PartName = (typeof partNames)[number];

/** A part that takes color: its finish, and the catalog materials that it can represent. */
export type PiecePart = { readonly finish: string; readonly materials: readonly string[] };

/** A piece of furniture modeled by the studio. */
export type Piece = {
  readonly id: string;
  /** Raw names of the catalog types that it may be sold as. */
  readonly types: readonly string[];
  readonly styles: readonly string[];
  /** Inches: width, depth, height. */
  readonly size: readonly number[];
  readonly parts: { readonly [Name in PartName]?: PiecePart };
  readonly look: { readonly legs?: string };
  /** The catalog's word for it: `tablelamp`. */
  readonly kind: string;
  /** `floor`, `wall` or `ceiling`. */
  readonly stands: string;
  /** Additional camera elevation in degrees. */
  readonly above: number;
};

/** A rendered view of a piece. */
export type Shot = {
  readonly piece: string;
  readonly view: string;
  /** Pixels; shots are square. */
  readonly edge: number;
  readonly fingerprint: string;
};

const pieces: readonly Piece[] = pieceList;
const shots: readonly Shot[] = shotList;

const byId = new Map(pieces.map((piece) => [piece.id, piece]));
const byView = new Map(
  [...Map.groupBy(shots, ({ piece }) => piece)].map(([piece, views]) => [
    piece,
    new Map(views.map((shot) => [shot.view, shot])),
  ]),
);

export const pieceOf = (id: string): Piece | undefined => byId.get(id);
export const shotOf = (piece: string, view: string): Shot | undefined => byView.get(piece)?.get(view);

const rendered = pieces.filter(({ id }) => shotOf(id, "angle"));

const byType = new Map<string, readonly Piece[]>();

/** The rendered pieces of a type; empty without any. */
export function piecesOf(type: string): readonly Piece[] {
  const cached = byType.get(type);
  if (cached) return cached;
  const pieces = rendered.filter(({ types }) => types.includes(type));
  byType.set(type, pieces);
  return pieces;
}
