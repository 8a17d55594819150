import { wire } from "../part/beam.ts";
import { block } from "../part/block.ts";
import { turned } from "../part/turned.ts";
import { type Model, type Piece, hung } from "./piece.ts";
import { clothShade, shade } from "./shade.ts";

export function sconce(piece: Piece): Model {
  const { width: w, height: h, depth: d, main, random } = piece;
  const double = random.fork("form").chance(0.35) && w > 9;
  const places = double ? [-w * 0.28, w * 0.28] : [0];
  const wide = double ? w * 0.42 : w * 0.8;
  return hung([
    block({ at: [-w * 0.16, h * 0.12, 0], size: [w * 0.32, h * 0.42, 0.8], finish: main, round: 0.4 }),
    ...places.flatMap((x) => [
      wire(
        [
          [0, h * 0.3, 0.8],
          [x * 0.6, h * 0.22, d * 0.5],
          [x, h * 0.3, d * 0.62],
          [x, h * 0.46, d * 0.62],
        ],
        main,
        0.36,
      ),
      turned({
        x,
        z: d * 0.62,
        finish: main,
        profile: [
          [h * 0.42, 0.6],
          [h * 0.46, 1.3],
          [h * 0.5, 1.2],
        ],
        shadowless: true,
      }),
      ...shade(
        random.fork("shade").pick(["cone", "globe", "drum", "pleated"]),
        x,
        h * 0.5,
        d * 0.62,
        Math.min(wide, d * 0.9 + 2),
        h * 0.48,
        clothShade(piece),
      ),
    ]),
  ]);
}
