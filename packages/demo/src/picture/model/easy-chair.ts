import { channels, creases, seam, tufts } from "../detail.ts";
import { finish } from "../finish.ts";
import { beam } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { prism } from "../part/prism.ts";
import { turned } from "../part/turned.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

/** A high back with ears that keep the draught away. */
export function wingback(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const kind = legKindFor(piece);
  const foot = 7;
  const seatTop = 18;
  const armWide = 3.6;
  const armTop = h * 0.56;
  const tufted = random.chance(0.55);
  const wing = 2.4;
  const parts: Part[] = [
    ...legs({
      width: w,
      depth: d,
      height: foot + 0.4,
      kind: kind === "plinth" || kind === "sled" ? "tapered" : kind,
      finish: second,
      inset: 3.2,
    }),
    block({
      at: [-w / 2 + armWide, foot, -d / 2 + 2],
      size: [w - armWide * 2, 6, d - 3],
      finish: main,
      round: 0.4,
    }),
    block({
      at: [-w / 2 + wing, foot + 3, -d / 2],
      size: [w - wing * 2, h - foot - 3, 6],
      finish: main,
      round: 2.4,
      details: { front: tufted ? [] : [seam(main, 2)] },
    }),
    block({
      at: [-w / 2 + armWide, seatTop + 1, -d / 2 + 4.5],
      size: [w - armWide * 2, h - seatTop - 4, 3.4],
      finish: main,
      round: 1.6,
      details: { front: tufted ? [tufts(main, 4, 5)] : [seam(main, 1.4), creases(main)] },
    }),
    block({
      at: [-w / 2 + armWide, foot + 6, -d / 2 + 6.5],
      size: [w - armWide * 2, 6, d - 7],
      finish: main,
      round: 1.9,
      details: { top: [creases(main)], front: [seam(main, 0.9)] },
    }),
  ];
  for (const side of [-1, 1]) {
    const left = side < 0 ? -w / 2 : w / 2 - wing;
    parts.push(
      prism({
        along: "x",
        from: left,
        to: left + wing,
        finish: main,
        outline: [
          [-d / 2 + 1, armTop - 4],
          [-d / 2 + 9, armTop - 2],
          [-d / 2 + 12, armTop + (h - armTop) * 0.35],
          [-d / 2 + 13, h - 8],
          [-d / 2 + 10, h - 3],
          [-d / 2 + 3, h - 0.5],
          [-d / 2 + 0.5, h - 1.5],
        ],
      }),
      block({
        at: [side < 0 ? -w / 2 : w / 2 - armWide, foot + 1, -d / 2 + 3],
        size: [armWide, armTop - foot - 1, d - 3.6],
        finish: main,
        round: 1.7,
      }),
    );
  }
  return standing(parts);
}

/** Low, leaning back, with a frame of its own. */
export function loungeChair(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const form = random.fork("form").pick(["frame", "shell", "slipper"]);
  const seat = 15.5;
  if (form === "shell") {
    return standing([
      turned({
        x: 0,
        z: 0,
        finish: second,
        profile: [
          [0, w * 0.34],
          [0.8, w * 0.33],
          [1.2, 1.2],
          [seat - 5, 1],
        ],
      }),
      block({
        at: [-w / 2, seat - 5, -d / 2 + 3],
        size: [w, 4, d - 3],
        finish: second.surface === "wood" ? second : finish("wood", "#7a4a2b"),
        round: 1.8,
      }),
      block({
        at: [-w / 2 + 2, seat - 2, -d / 2 + 6],
        size: [w - 4, 5, d - 6],
        finish: main,
        round: 2.3,
        details: { top: [creases(main)], front: [seam(main, 0.9)] },
      }),
      block({
        at: [-w / 2 + 1, seat - 1, -d / 2],
        size: [w - 2, h - seat + 1, 3],
        finish: second.surface === "wood" ? second : finish("wood", "#7a4a2b"),
        round: 1.4,
      }),
      block({
        at: [-w / 2 + 2.5, seat + 2, -d / 2 + 2.5],
        size: [w - 5, (h - seat) * 0.42, 5],
        finish: main,
        round: 2.2,
        details: { front: [tufts(main, 3, 2)] },
      }),
      block({
        at: [-w / 2 + 2.5, seat + 2.6 + (h - seat) * 0.42, -d / 2 + 2.5],
        size: [w - 5, (h - seat) * 0.48, 5],
        finish: main,
        round: 2.2,
        details: { front: [tufts(main, 3, 2)] },
      }),
    ]);
  }
  if (form === "slipper") {
    return standing([
      ...legs({ width: w, depth: d, height: 6, kind: "tapered", finish: second }),
      block({ at: [-w / 2, 6, -d / 2 + 2], size: [w, 5, d - 2], finish: main, round: 1.6 }),
      block({
        at: [-w / 2, 10.5, -d / 2 + 5],
        size: [w, 6, d - 5],
        finish: main,
        round: 2.6,
        details: { top: [creases(main)] },
      }),
      block({
        at: [-w / 2, 10, -d / 2],
        size: [w, h - 10, 7],
        finish: main,
        round: 3,
        details: { front: [random.chance(0.5) ? channels(main, 7) : seam(main, 1.5)] },
      }),
    ]);
  }
  const rail = 1.1;
  return standing([
    ...[-1, 1].flatMap((side) => {
      const x = side * (w / 2 - rail);
      return [
        beam({
          from: [x, seat + 7, d / 2 - 4],
          to: [x, 0, d / 2 - 1],
          radius: rail,
          taper: 0.65,
          finish: second,
        }),
        beam({
          from: [x, h * 0.8, -d / 2 + 4],
          to: [x, 0, -d / 2 + 1],
          radius: rail * 0.9,
          taper: 0.65,
          finish: second,
        }),
        block({
          at: [x - 1.3, seat + 6.6, -d / 2 + 4],
          size: [2.6, 1.1, d - 5],
          finish: second,
          round: 0.5,
          grain: "level",
        }),
        block({
          at: [x - 0.5, seat - 5, -d / 2 + 3],
          size: [1, 1.8, d - 6],
          finish: second,
          round: 0.3,
          grain: "level",
        }),
      ];
    }),
    block({
      at: [-w / 2 + 2.2, seat - 4, -d / 2 + 5],
      size: [w - 4.4, 5.4, d - 6],
      finish: main,
      round: 2,
      details: { top: [creases(main)], front: [seam(main, 0.8)] },
    }),
    block({
      at: [-w / 2 + 2.2, seat + 1.2, -d / 2 + 2],
      size: [w - 4.4, h - seat - 1.2, 5.5],
      finish: main,
      round: 2.2,
      details: { front: [random.chance(0.4) ? tufts(main, 3, 3) : seam(main, 1.1)] },
    }),
  ]);
}
