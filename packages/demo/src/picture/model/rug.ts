import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { prism } from "../part/prism.ts";
import { polyline, stroke } from "../pen.ts";
import { type Model, type Piece, standing } from "./piece.ts";
import { weave } from "./rug-pattern.ts";

function fringe({ width: w, depth: d, random }: Piece): Part[] {
  if (!random.fork("fringe").chance(0.55)) return [];
  return [-1, 1].map((end): Part => ({
    bounds: {
      min: [end < 0 ? -w / 2 - 2.4 : w / 2, 0, -d / 2],
      max: [end < 0 ? -w / 2 : w / 2 + 2.4, 0.1, d / 2],
    },
    shadowless: true,
    paint(pen) {
      let threads = "";
      for (let z = -d / 2 + 0.4; z < d / 2; z += 0.9)
        threads += polyline([
          pen.at([end * (w / 2), 0.1, z]),
          pen.at([end * (w / 2 + 2.2), 0, z + pen.random.between(-0.4, 0.4)]),
        ]);
      pen.draw(stroke(threads, "#e6dcc8", pen.long(0.4)));
    },
  }));
}

export const rug = (piece: Piece): Model =>
  standing([
    block({
      at: [-piece.width / 2, 0, -piece.depth / 2],
      size: [piece.width, Math.max(0.5, piece.height), piece.depth],
      finish: piece.main,
      round: 0.2,
      details: { top: [weave(piece, false)] },
    }),
    ...fringe(piece),
  ]);

export function roundRug(piece: Piece): Model {
  const outline = Array.from({ length: 48 }, (_, step): [number, number] => [
    Math.cos((step / 48) * Math.PI * 2) * (piece.width / 2),
    Math.sin((step / 48) * Math.PI * 2) * (piece.depth / 2),
  ]);
  return standing([
    prism({
      along: "y",
      from: 0,
      to: Math.max(0.5, piece.height),
      outline,
      finish: piece.main,
      details: [weave(piece, true)],
    }),
  ]);
}
