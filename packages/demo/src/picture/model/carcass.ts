import type { Finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { type Cell, frontOf } from "./case-front.ts";
import { legKindFor, legs } from "./legs.ts";
import type { Piece } from "./piece.ts";

type Case = { columns: readonly (readonly (readonly [Cell, number])[])[]; foot?: number; top?: Finish };

/** A carcass on feet with a laid-out front and, perhaps, a top of another material. */
export function carcass(piece: Piece, { columns, foot, top }: Case): Part[] {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const rise =
    foot ??
    (kind === "plinth" || kind === "bun" || kind === "block"
      ? Math.min(3.5, h * 0.1)
      : Math.min(7.5, h * 0.22));
  const thick = 1.1;
  const body = h - rise - thick;
  const overhang = piece.random.fork("top").chance(0.5) ? 0.6 : 0;
  const legFinish = second.surface === "metal" || second.surface === "wood" ? second : main;
  return [
    ...legs({
      width: w,
      depth: d,
      height: rise + 0.1,
      kind,
      finish: legFinish,
      inset: kind === "plinth" ? 1.2 : 2.2,
    }),
    block({
      at: [-w / 2 + overhang, rise, -d / 2 + overhang],
      size: [w - overhang * 2, body, d - overhang * 2],
      finish: main,
      details: { front: frontOf(piece, w - overhang * 2, body, columns) },
      grain: h > w ? "upright" : "level",
    }),
    block({
      at: [-w / 2, h - thick, -d / 2],
      size: [w, thick, d],
      finish: top ?? main,
      round: 0.25,
      grain: "level",
    }),
  ];
}
