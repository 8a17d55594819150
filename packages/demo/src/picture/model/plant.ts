import { inLight } from "../colour.ts";
import { type Finish, finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { curve, stroke } from "../pen.ts";
import type { Point } from "../space.ts";
import { legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

/** Twigs with leaves, rising from a point. */
export function branches(
  x: number,
  foot: number,
  tall: number,
  count: number,
  z = 0,
  green = "#71805a",
): Part[] {
  return [
    {
      bounds: {
        min: [x - tall * 0.6, foot, z - tall * 0.3],
        max: [x + tall * 0.6, foot + tall, z + tall * 0.3],
      },
      shadowless: true,
      paint(pen) {
        for (let stem = 0; stem < count; stem++) {
          const lean = (count === 1 ? 0 : stem / (count - 1) - 0.5) * 1.1 + pen.random.between(-0.1, 0.1);
          const deep = pen.random.between(-0.2, 0.2);
          const along = (share: number): Point => [
            x + lean * tall * share ** 1.6,
            foot + tall * share * (1 - Math.abs(lean) * 0.3),
            z + deep * tall * share,
          ];
          pen.draw(
            stroke(
              curve([0, 0.35, 0.7, 1].map((share) => pen.at(along(share)))),
              "#6b5a3e",
              pen.long(tall * 0.012),
            ),
          );
          for (let leaf = 0; leaf < 9; leaf++) {
            const share = 0.25 + leaf * 0.083;
            const [lx, ly] = pen.at(along(share));
            const way = leaf % 2 ? 1 : -1;
            const turn = way * pen.random.between(25, 65) + lean * 40;
            const long = pen.long(tall * pen.random.between(0.1, 0.16));
            const paint = inLight(green, pen.random.between(-0.12, 0.1));
            pen.draw(
              `<path transform="translate(${lx.toFixed(1)} ${ly.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0 0C${(long * 0.34).toFixed(1)} ${(-long * 0.3).toFixed(1)} ${(long * 0.3).toFixed(1)} ${(-long * 0.75).toFixed(1)} 0 ${(-long).toFixed(1)}C${(-long * 0.3).toFixed(1)} ${(-long * 0.75).toFixed(1)} ${(-long * 0.34).toFixed(1)} ${(-long * 0.3).toFixed(1)} 0 0Z" fill="${paint}"/>`,
            );
          }
        }
      },
    },
  ];
}

/** A leafy house plant in a pot, for rooms and stands. */
export function pottedPlant(x: number, foot: number, z: number, size: number, pot: Finish): Part[] {
  const tall = size * 0.3;
  return [
    turned({
      x,
      z,
      finish: pot,
      open: true,
      profile: [
        [foot, size * 0.13],
        [foot + tall * 0.5, size * 0.18],
        [foot + tall, size * 0.2],
      ],
    }),
    {
      bounds: {
        min: [x - size * 0.5, foot + tall, z - size * 0.4],
        max: [x + size * 0.5, foot + size, z + size * 0.4],
      },
      shadowless: true,
      paint(pen) {
        for (let leaf = 0; leaf < 15; leaf++) {
          // Outer leaves first, so that the upright ones stand before them.
          const turn = (leaf % 2 ? 1 : -1) * (80 - leaf * 5.4) + pen.random.between(-5, 5);
          const [lx, ly] = pen.at([x + pen.random.between(-0.04, 0.04) * size, foot + tall, z]);
          const long = pen.long(size * pen.random.between(0.45, 0.72) * (1 - Math.abs(turn) / 260));
          const wide = long * pen.random.between(0.13, 0.19);
          const green = inLight("#5d7350", -0.12 + leaf * 0.014);
          pen.draw(
            `<g transform="translate(${lx.toFixed(1)} ${ly.toFixed(1)}) rotate(${turn.toFixed(0)})"><path d="M0 0C${wide.toFixed(1)} ${(-long * 0.35).toFixed(1)} ${wide.toFixed(1)} ${(-long * 0.72).toFixed(1)} 0 ${(-long).toFixed(1)}C${(-wide).toFixed(1)} ${(-long * 0.72).toFixed(1)} ${(-wide).toFixed(1)} ${(-long * 0.35).toFixed(1)} 0 0Z" fill="${green}"/><path d="M0 0L0 ${(-long * 0.92).toFixed(1)}" stroke="${inLight(green, 0.12)}" stroke-width="1.4" stroke-opacity=".6"/></g>`,
          );
        }
      },
    },
  ];
}

export function plantStand(piece: Piece): Model {
  const { width: w, height: h, main, second, random } = piece;
  const pot = finish(
    "ceramic",
    random.fork("pot").pick(["#efe7d9", "#b7623f", "#5f6f68", "#2f3133", "#c9b18a"]),
  );
  const stand = h * 0.58;
  return standing([
    ...legs({
      width: w * 0.84,
      depth: w * 0.84,
      height: stand,
      kind: main.surface === "metal" ? "straight" : "tapered",
      finish: main,
      inset: 1,
      thickness: 1,
    }),
    block({
      at: [-w * 0.36, stand * 0.72, -w * 0.36],
      size: [w * 0.72, 1, w * 0.72],
      finish: second.surface === "wood" ? second : main,
    }),
    ...pottedPlant(0, stand * 0.72 + 1, 0, w * 2.1, pot),
  ]);
}

export function planter({ width: w, depth: d, height: h, main, random }: Piece): Model {
  const r = w / 2;
  const form = random.fork("form").pick<readonly (readonly [number, number])[]>([
    [
      [0, 0.66],
      [1, 1],
    ],
    [
      [0, 0.98],
      [1, 0.98],
    ],
    [
      [0, 0.5],
      [0.4, 0.95],
      [0.8, 1],
      [1, 0.86],
    ],
  ]);
  return standing([
    ...pottedPlant(0, h * 0.88 - w * 0.6, 0, w * 2, finish("ceramic", main.colour)).slice(1),
    turned({
      x: 0,
      z: 0,
      squash: Math.min(1, d / w),
      finish: main,
      open: true,
      ribs: random.fork("ribs").chance(0.3) ? 26 : 0,
      profile: form.map(([up, across]) => [up * h, across * r] as const),
    }),
  ]);
}
