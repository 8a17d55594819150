import { finish } from "../finish.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { carcass } from "./carcass.ts";
import type { Cell } from "./case-front.ts";
import { type Model, type Piece, standing } from "./piece.ts";

export function barCabinet(piece: Piece): Model {
  const steady = piece.random.fork("plan");
  const door = steady.pick<Cell>(["slats", "door", "cane"]);
  return standing([
    ...carcass(piece, {
      columns: [
        [
          ["open", 0.7],
          [door, 1.6],
        ],
        [
          ["open", 0.7],
          [door, 1.6],
        ],
      ],
    }),
    ...bottles(piece, piece.height),
  ]);
}

/** Bottles and a glass on a top at the given height. */
export function bottles({ width: w, random }: Piece, height: number): Part[] {
  const steady = random.fork("bottles");
  return [0.2, 0.31, 0.42].map((share, index) => {
    const glass = finish("glass", steady.pick(["#3f5a44", "#8a5a2b", "#cfdad8", "#6d3a2a"]));
    const r = 1.5;
    const tall = index === 2 ? 4 : steady.between(9, 12);
    return turned({
      x: -w / 2 + w * share,
      z: steady.between(-2, 2),
      finish: glass,
      profile:
        index === 2
          ? [
              [height, 1.2],
              [height + tall, 1.6],
            ]
          : [
              [height, r],
              [height + tall * 0.6, r],
              [height + tall * 0.72, 0.6],
              [height + tall, 0.55],
            ],
      shadowless: true,
    });
  });
}
