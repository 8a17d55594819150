import { creases, seam } from "../detail.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

/** An L: the long run and a chaise at one end. */
export function sectional(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const kind = legKindFor(piece);
  const foot = kind === "plinth" ? 2 : 5;
  const run = Math.min(38, d * 0.6);
  const seatTop = h * 0.54;
  const baseTop = seatTop - 5.5;
  const side = random.chance(0.5) ? 1 : -1;
  const chaise = w * 0.33;
  const arm = 6;
  const back = -d / 2;
  const parts: Part[] = [
    ...legs({ width: w, depth: run, height: foot, kind, finish: second, z: back + run / 2, inset: 3 }),
    ...legs({
      width: chaise,
      depth: d,
      height: foot,
      kind,
      finish: second,
      x: side * (w / 2 - chaise / 2),
      inset: 3,
    }),
    block({ at: [-w / 2, foot, back], size: [w, baseTop - foot, run], finish: main, round: 0.9 }),
    block({
      at: [side > 0 ? w / 2 - chaise : -w / 2, foot, back + run],
      size: [chaise, baseTop - foot, d - run],
      finish: main,
      round: 0.9,
    }),
    block({ at: [-w / 2, baseTop - 0.5, back], size: [w, h - baseTop - 4, 7], finish: main, round: 2 }),
    block({
      at: [side > 0 ? -w / 2 : w / 2 - arm, baseTop, back + 2],
      size: [arm, h * 0.72 - baseTop, run - 2],
      finish: main,
      round: 2.2,
    }),
    block({
      at: [side > 0 ? w / 2 - arm : -w / 2, baseTop, back + 2],
      size: [arm, h * 0.72 - baseTop, run],
      finish: main,
      round: 2.2,
    }),
  ];
  const inner = w - arm - chaise;
  const start = side > 0 ? -w / 2 + arm : -w / 2 + chaise;
  for (let index = 0; index < 2; index++) {
    const x = start + (index * inner) / 2;
    parts.push(
      block({
        at: [x + 0.1, baseTop, back + 6],
        size: [inner / 2 - 0.2, 6, run - 6],
        finish: main,
        round: 1.8,
        details: { top: [creases(main)], front: [seam(main, 0.9)] },
      }),
      block({
        at: [x + 0.2, seatTop + 0.5, back + 5],
        size: [inner / 2 - 0.4, h - seatTop, 7],
        finish: main,
        round: 2.6,
        details: { front: [seam(main, 1.1), creases(main)] },
      }),
    );
  }
  const chaiseLeft = side > 0 ? w / 2 - chaise : -w / 2 + arm;
  parts.push(
    block({
      at: [chaiseLeft + 0.1, baseTop, back + 6],
      size: [chaise - arm - 0.2, 6, d - 6.3],
      finish: main,
      round: 1.8,
      details: { top: [creases(main)], front: [seam(main, 0.9)] },
    }),
    block({
      at: [chaiseLeft + 0.2, seatTop + 0.5, back + 5],
      size: [chaise - arm - 0.4, h - seatTop, 7],
      finish: main,
      round: 2.6,
      details: { front: [seam(main, 1.1)] },
    }),
  );
  return standing(parts);
}

/** A long seat with one raised end. */
export function chaise(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  return standing([
    ...legs({ width: w, depth: d, height: 6.4, kind: kind === "sled" ? "tapered" : kind, finish: second }),
    block({ at: [-w / 2, 6, -d / 2], size: [w, 5, d], finish: main, round: 1.1 }),
    block({
      at: [-w / 2 + 6, 10.8, -d / 2 + 0.3],
      size: [w - 6.4, 6, d - 0.6],
      finish: main,
      round: 2,
      details: { top: [creases(main)], front: [seam(main, 0.9)] },
    }),
    block({ at: [-w / 2, 10.5, -d / 2], size: [8, h - 10.5, d], finish: main, round: 3 }),
    block({ at: [-w / 2 + 5, 10.5, -d / 2], size: [w * 0.5, (h - 10) * 0.62, 5], finish: main, round: 2.3 }),
    block({
      at: [-w / 2 + 7.5, 16.4, -d / 2 + 4],
      size: [6.4, 6.4, d - 7],
      finish: main,
      round: 3,
    }),
  ]);
}
