import { channels, creases, seam, tufts } from "../detail.ts";
import { block } from "../part/block.ts";
import { turned } from "../part/turned.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

/** A backless place for the feet. */
export function ottoman(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const round = random.fork("form").chance(0.35);
  const foot = random.fork("foot").pick([0.8, 4, 5]);
  const kind = legKindFor(piece);
  if (round) {
    const r = w / 2;
    return standing([
      ...(foot > 1
        ? legs({ width: w * 0.8, depth: d * 0.8, height: foot + 0.4, kind: "tapered", finish: second })
        : []),
      turned({
        x: 0,
        z: 0,
        squash: d / w,
        finish: main,
        ribs: random.chance(0.5) ? 26 : 0,
        profile: [
          [foot, r * 0.93],
          [foot + 1, r],
          [h - 2, r],
          [h - 0.7, r * 0.97],
          [h, r * 0.88],
        ],
      }),
    ]);
  }
  return standing([
    ...legs({
      width: w,
      depth: d,
      height: foot + 0.4,
      kind: foot < 1 ? "plinth" : kind,
      finish: second,
      inset: 2,
    }),
    block({ at: [-w / 2, foot, -d / 2], size: [w, (h - foot) * 0.5, d], finish: main, round: 0.9 }),
    block({
      at: [-w / 2, foot + (h - foot) * 0.47, -d / 2],
      size: [w, (h - foot) * 0.53, d],
      finish: main,
      round: 1.9,
      details: { top: [random.chance(0.5) ? tufts(main, 4, 3) : creases(main)], front: [seam(main, 0.9)] },
    }),
  ]);
}

/** A soft drum with no frame. */
export function pouf({ width: w, depth: d, height: h, main, random }: Piece): Model {
  const r = w / 2;
  return standing([
    turned({
      x: 0,
      z: 0,
      squash: d / w,
      finish: main,
      ribs: random.int(10, 18),
      profile: [
        [0, r * 0.8],
        [h * 0.12, r * 0.95],
        [h * 0.45, r],
        [h * 0.8, r * 0.93],
        [h * 0.95, r * 0.72],
        [h, r * 0.45],
      ],
    }),
  ]);
}

/** Bench: upholstered or bare boards. */
export function bench(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const kind = legKindFor(piece);
  const soft = main.surface !== "wood" && main.surface !== "painted";
  const thick = soft ? 4.2 : 1.6;
  const real = kind === "plinth" || kind === "bun" ? "straight" : kind;
  return standing([
    ...legs({ width: w, depth: d, height: h - thick + 0.1, kind: real, finish: second, inset: 2.4 }),
    block({
      at: [-w / 2 + 2, h - thick - 2.2, -d / 2 + 1.5],
      size: [w - 4, 2.2, d - 3],
      finish: second,
      grain: "level",
    }),
    block({
      at: [-w / 2, h - thick, -d / 2],
      size: [w, thick, d],
      finish: main,
      round: soft ? 1.8 : 0.3,
      details: {
        top: soft
          ? [random.chance(0.5) ? tufts(main, 7, 2) : channels(main, 9)]
          : [channels(main, random.int(3, 5), "level")],
        front: soft ? [seam(main, 0.8)] : [],
      },
    }),
  ]);
}
