import { channels, creases, seam, tufts } from "../detail.ts";
import { finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Detail, Part } from "../part/part.ts";
import { armKindFor, armsOf } from "./arms.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

const pillowColours = [
  "#e9dfcd",
  "#c46f45",
  "#2f4f4a",
  "#d9a441",
  "#7b3b38",
  "#8f9a7c",
  "#3c4a63",
  "#cdb79b",
] as const;

type Seat = { seats: number; pillows: boolean };

/** Sofas, loveseats and armchairs: base, seat cushions, back cushions, two arms. */
function settee(piece: Piece, { seats, pillows }: Seat): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const kind = legKindFor(piece);
  const arm = armKindFor(piece);
  const foot = kind === "plinth" ? 2 : kind === "bun" ? 3 : Math.min(7.5, h * random.between(0.15, 0.21));
  const seatTop = Math.min(18.5, h * 0.54);
  const armWide = arm === "wood" ? 2 : seats === 1 ? random.between(3.4, 5) : random.between(4.5, 8);
  const armTop = arm === "slope" ? h * 0.66 : Math.min(h - 6, h * random.between(0.68, 0.78));
  const baseTop = seatTop - 5.5;
  const inner = w - armWide * 2;
  const backThick = d * 0.2;
  const parts: Part[] = [
    // A wooden frame stands on the posts of its own arms.
    ...(arm === "wood"
      ? []
      : legs({
          width: w,
          depth: d,
          height: foot + 0.4,
          kind,
          finish: second,
          inset: kind === "plinth" ? 2.5 : 3,
        })),
    block({
      at: [arm === "wood" ? -w / 2 + 1 : -inner / 2, arm === "wood" ? baseTop - 2.6 : foot, -d / 2 + 1],
      size: [arm === "wood" ? w - 2 : inner, arm === "wood" ? 2.6 : baseTop - foot, d - 2],
      finish: arm === "wood" ? second : main,
      round: arm === "wood" ? 0.3 : 0.4,
    }),
    block({
      at: [-w / 2 + armWide * 0.5, foot + 1, -d / 2],
      size: [w - armWide, h - foot - 4, backThick],
      finish: main,
      round: 2.2,
    }),
    ...armsOf(piece, arm, { foot, armWide, armTop, backThick }),
  ];
  const tufted = random.chance(0.22);
  const channelled = !tufted && random.chance(0.16);
  const single = random.chance(0.25);
  const seatCount = single ? 1 : seats;
  const seatDetails: Detail[] = [creases(main)];
  for (let index = 0; index < seatCount; index++) {
    const each = inner / seatCount;
    parts.push(
      block({
        at: [-inner / 2 + index * each + 0.1, baseTop - 0.2, -d / 2 + backThick - 1],
        size: [each - 0.2, seatTop - baseTop + 0.6, d - backThick],
        finish: main,
        round: 1.9,
        details: { top: seatDetails, front: [seam(main, 1)] },
      }),
    );
  }
  const backDetails: Detail[] = tufted
    ? [tufts(main, seats === 1 ? 4 : 4, 3)]
    : channelled
      ? [channels(main, 6)]
      : [seam(main, 1.1), creases(main)];
  for (let index = 0; index < seats; index++) {
    const each = inner / seats;
    parts.push(
      block({
        at: [-inner / 2 + index * each + 0.2, seatTop + 0.2, -d / 2 + backThick * 0.7],
        size: [each - 0.4, h - seatTop - 0.2, backThick * 0.95],
        finish: main,
        round: tufted ? 1.6 : 2.7,
        details: { front: backDetails },
      }),
    );
  }
  if (pillows && random.chance(0.6)) {
    const size = 15;
    const sides = random.chance(0.5) ? [-1, 1] : [random.chance(0.5) ? 1 : -1];
    for (const side of sides) {
      const of = finish("cloth", random.pick(pillowColours));
      parts.push(
        block({
          at: [side * (inner / 2 - size / 2 - 1.5) - size / 2, seatTop + 0.5, -d / 2 + backThick * 1.75],
          size: [size, size * 0.88, 4.6],
          finish: of,
          round: 2.1,
          details: { front: [seam(of, 0.8)] },
        }),
      );
    }
  }
  return standing(parts);
}

export const sofa = (piece: Piece) => settee(piece, { seats: piece.width > 78 ? 3 : 2, pillows: true });

export const loveseat = (piece: Piece) => settee(piece, { seats: 2, pillows: true });

export const armchair = (piece: Piece) => settee(piece, { seats: 1, pillows: false });
