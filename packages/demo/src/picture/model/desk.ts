import { front, handle, panel } from "../detail.ts";
import { finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { frontOf, metalFor, rows } from "./case-front.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";
import { roundGlass } from "./round-glass.ts";

/** A writing table, with drawers under or beside the knees. */
export function desk(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const steady = random.fork("plan");
  const kind = legKindFor(piece);
  const real = kind === "plinth" || kind === "bun" ? "straight" : kind;
  const top = block({
    at: [-w / 2, h - 1.2, -d / 2],
    size: [w, 1.2, d],
    finish: main,
    round: 0.3,
    grain: "level",
  });
  const body = second.surface === "wood" || second.surface === "painted" ? second : main;
  if (steady.chance(0.45) && w > 44) {
    const wide = Math.min(18, w * 0.29);
    const pedestal = (left: number): Part =>
      block({
        at: [left, 4, -d / 2 + 0.8],
        size: [wide, h - 5.2, d - 1.6],
        finish: main,
        details: { front: frontOf(piece, wide, h - 5.2, [rows("drawer", 3)], 0.6) },
      });
    const both = steady.chance(0.5);
    return standing([
      ...legs({
        width: w,
        depth: d,
        height: 4.1,
        kind: real === "hairpin" ? "straight" : real,
        finish: second,
      }),
      pedestal(w / 2 - wide - 0.6),
      ...(both
        ? [pedestal(-w / 2 + 0.6)]
        : [
            block({
              at: [-w / 2 + 0.6, 4, -d / 2 + 0.8],
              size: [1.2, h - 5.2, d - 1.6],
              finish: main,
              grain: "upright" as const,
            }),
          ]),
      top,
    ]);
  }
  return standing([
    ...legs({ width: w, depth: d, height: h - 1.1, kind: real, finish: second, thickness: 1.2 }),
    block({
      at: [-w / 2 + 1.2, h - 6, -d / 2 + 1],
      size: [w - 2.4, 4.8, d - 2],
      finish: real === "hairpin" ? main : body,
      details: {
        front: frontOf(
          { ...piece, main: real === "hairpin" ? main : body },
          w - 2.4,
          4.8,
          Array.from({ length: w > 46 ? 3 : 2 }, () => rows("drawer", 1)),
          0.4,
        ),
      },
    }),
    top,
  ]);
}

export function secretary(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const leg = h * 0.3;
  const waist = h * 0.6;
  return standing([
    ...legs({
      width: w,
      depth: d,
      height: leg + 0.1,
      kind: kind === "plinth" || kind === "bun" || kind === "sled" ? "tapered" : kind,
      finish: second.surface === "wood" ? second : main,
    }),
    block({
      at: [-w / 2, leg, -d / 2],
      size: [w, waist - leg, d],
      finish: main,
      details: { front: frontOf(piece, w, waist - leg, [rows("drawer", 2)]) },
    }),
    block({
      at: [-w / 2, waist, -d / 2],
      size: [w, h - waist, d * 0.62],
      finish: main,
      details: {
        front: [
          front(main, 1, 1, w - 2, h - waist - 2),
          handle("knob", metalFor(piece), w / 2, 3),
          panel(main, 3),
        ],
      },
    }),
  ]);
}

/** A dressing table with its mirror. */
export function vanity(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const top = Math.min(31, h * 0.55);
  const round = Math.min((h - top) / 2, w * 0.34);
  const low: Piece = { ...piece, height: top };
  return standing([
    ...legs({
      width: w,
      depth: d,
      height: top - 6,
      kind: kind === "plinth" || kind === "bun" || kind === "sled" ? "tapered" : kind,
      finish: second,
    }),
    block({
      at: [-w / 2 + 0.5, top - 6.5, -d / 2 + 0.5],
      size: [w - 1, 5.4, d - 1],
      finish: main,
      details: {
        front: frontOf(low, w - 1, 5.4, [rows("drawer", 1), rows("drawer", 1), rows("drawer", 1)], 0.4),
      },
    }),
    block({ at: [-w / 2, top - 1.1, -d / 2], size: [w, 1.1, d], finish: main, round: 0.3 }),
    roundGlass(0, top + round, round, -d / 2 + 1.6, second.surface === "metal" ? second : main),
    turned({
      x: w * 0.3,
      z: d * 0.08,
      finish: finish("glass", "#d8c3a5"),
      profile: [
        [top, 1.1],
        [top + 2.6, 1.2],
        [top + 3.2, 0.5],
        [top + 4.6, 0.6],
      ],
      shadowless: true,
    }),
  ]);
}
