import type { Look } from "../shot/look.ts";
import { type Piece, pieceOf } from "../shot/pieces.ts";

const before = "/pictures/shot.".length;

/** The studio's piece in a look's pictures. */
export function pieceShown({ images }: Pick<Look, "images">): Piece | undefined {
  const path = images[0] ?? "";
  return pieceOf(path.slice(before, path.indexOf(".", before)));
}
