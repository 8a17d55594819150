import { inLight, mixed } from "../colour.ts";
import { type Finish, finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { curve, stroke } from "../pen.ts";
import type { Point } from "../space.ts";
import { type Model, type Piece, standing } from "./piece.ts";
import { branches } from "./plant.ts";

const vaseForms: readonly [
  readonly (readonly [number, number])[],
  ...(readonly (readonly [number, number])[])[],
] = [
  [
    [0, 0.5],
    [0.08, 0.56],
    [0.35, 0.95],
    [0.55, 1],
    [0.75, 0.72],
    [0.88, 0.36],
    [0.95, 0.34],
    [1, 0.46],
  ],
  [
    [0, 0.55],
    [0.2, 0.62],
    [0.5, 0.8],
    [0.85, 0.98],
    [1, 1],
  ],
  [
    [0, 0.6],
    [0.06, 0.66],
    [0.3, 1],
    [0.5, 0.8],
    [0.62, 0.4],
    [0.9, 0.3],
    [1, 0.44],
  ],
  [
    [0, 0.7],
    [0.5, 0.74],
    [0.92, 0.7],
    [1, 0.76],
  ],
  [
    [0, 0.42],
    [0.1, 0.4],
    [0.25, 0.75],
    [0.5, 1],
    [0.72, 0.86],
    [0.86, 0.5],
    [1, 0.56],
  ],
];

export function vase(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, random } = piece;
  const steady = random.fork("form");
  const form = steady.pick(vaseForms);
  const body = form.map(([up, across]) => [up * h, (across * w) / 2] as const);
  const bands =
    steady.chance(0.3) && main.surface === "ceramic"
      ? ([
          [0.3, 0.36, inLight(main.colour, -0.2)],
          [0.42, 0.45, inLight(main.colour, 0.16)],
        ] as const)
      : [];
  const jug = steady.chance(0.18);
  const stems = steady.chance(0.35) ? branches(0, h * 0.98, h * 0.7, steady.int(3, 5)) : [];
  return standing([
    ...stems,
    turned({
      x: 0,
      z: 0,
      squash: Math.min(1, d / w),
      finish: main,
      profile: body,
      open: true,
      bands,
      ribs: steady.chance(0.2) ? 22 : 0,
    }),
    ...(jug ? [-1, 1].map((side) => ear(side, w, h, main)) : []),
  ]);
}

function ear(side: number, w: number, h: number, of: Finish): Part {
  const points: Point[] = [
    [side * w * 0.2, h * 0.9, 0],
    [side * w * 0.42, h * 0.94, 0],
    [side * w * 0.5, h * 0.78, 0],
    [side * w * 0.4, h * 0.66, 0],
  ];
  return {
    bounds: {
      min: [Math.min(...points.map((p) => p[0])), h * 0.66, -1],
      max: [Math.max(...points.map((p) => p[0])), h * 0.95, 1],
    },
    shadowless: true,
    paint: (pen) =>
      pen.draw(
        stroke(curve(points.map(pen.at)), inLight(of.colour, side < 0 ? 0.02 : -0.12), pen.long(w * 0.07)),
      ),
  };
}

export function basket({ width: w, depth: d, height: h, main, random }: Piece): Model {
  const r = w / 2;
  const throwOver = random.fork("throw").chance(0.4);
  return standing([
    turned({
      x: 0,
      z: 0,
      squash: Math.min(1, d / w),
      finish: main,
      open: true,
      profile: [
        [0, r * 0.82],
        [h * 0.3, r],
        [h * 0.75, r * 0.97],
        [h, r * 0.88],
      ],
      bands: random.fork("band").chance(0.5) ? [[0.55, 0.72, mixed(main.colour, "#3a2d22", 0.5)]] : [],
    }),
    ...(throwOver
      ? [
          block({
            at: [-r * 0.6, h * 0.8, -r * 0.3],
            size: [r * 1.1, h * 0.32, r * 0.8],
            finish: finish("cloth", random.fork("cloth").pick(["#e9e1d3", "#b96f4a", "#8d977f"])),
            round: 2,
            shadowless: true,
          }),
        ]
      : []),
  ]);
}

export function bowl({ width: w, height: h, main, random }: Piece): Model {
  const r = w / 2;
  return standing([
    turned({
      x: 0,
      z: 0,
      finish: main,
      open: true,
      bands: random.fork("band").chance(0.35) ? [[0.72, 0.8, inLight(main.colour, -0.18)]] : [],
      profile: [
        [0, r * 0.38],
        [h * 0.12, r * 0.36],
        [h * 0.2, r * 0.55],
        [h * 0.6, r * 0.9],
        [h, r],
      ],
    }),
  ]);
}
