import type { Appearance } from "../shot/appearance.ts";
import { type Piece, pieceOf } from "../shot/pieces.ts";

const before = "/pictures/shot.".length;

/** The studio's piece in these pictures. */
export function picturedPiece({ images }: Pick<Appearance, "images">): Piece | undefined {
  const path = images[0] ?? "";
  return pieceOf(path.slice(before, path.indexOf(".", before)));
}
