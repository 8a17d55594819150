import type { Random } from "../random/random.ts";
import { type Piece, piecesOf } from "./pieces.ts";

/** How many others stand between two of the same piece at least. */
const apart = 2;

/**
 * The pieces that the listings of a type show, one after another. Every piece is dealt once before any is dealt again,
 * so a page of the listings in this order shows all pieces about equally often.
 *
 * @throws Error when the studio has rendered fewer than three pieces that are sold as this type
 */
export function* dealPieces(random: Random, type: string): Generator<Piece, never> {
  const pieces = piecesOf(type);
  if (pieces.length <= apart) throw new Error(`The studio has rendered too little that is sold as ${type}.`);
  let last: readonly Piece[] = [];
  for (;;) {
    const others = random.shuffle(pieces.filter((piece) => !last.includes(piece)));
    const round = [...others.slice(0, apart), ...random.shuffle([...others.slice(apart), ...last])];
    yield* round;
    last = round.slice(-apart);
  }
}
