import { finish } from "../finish.ts";
import { beam, wire } from "../part/beam.ts";
import { block } from "../part/block.ts";
import { turned } from "../part/turned.ts";
import { type Model, type Piece, standing } from "./piece.ts";
import { glow, shade, shadeOf, stem } from "./shade.ts";

export function floorLamp(piece: Piece): Model {
  const { width: w, depth: d, height: h, random } = piece;
  const steady = random.fork("form");
  const form = steady.pick(["stem", "tripod", "arc", "column"]);
  const metal = stem(piece);
  const cover = shadeOf(piece);
  const span = Math.min(w, d, 20);
  const tall = span * 0.62;
  if (form === "arc" && w > 18) {
    const left = -w / 2 + 5;
    return standing([
      turned({
        x: left,
        z: 0,
        finish: piece.second.surface === "marble" ? piece.second : metal,
        profile: [
          [0, 5],
          [1.6, 5],
          [1.8, 0.8],
        ],
      }),
      wire(
        [
          [left, 1.5, 0],
          [left + 0.5, h * 0.55, 0],
          [left + w * 0.22, h * 0.92, 0],
          [left + w * 0.52, h * 0.97, 0],
          [w / 2 - 7, h * 0.84, 0],
        ],
        metal,
        0.55,
      ),
      ...shade("dome", w / 2 - 7, h * 0.72, 0, 13, 7.5, metal.surface === "metal" ? metal : cover),
    ]);
  }
  if (form === "tripod") {
    return standing([
      ...[0, 1, 2].map((leg) => {
        const turn = (leg / 3) * Math.PI * 2 + 0.9;
        return beam({
          from: [Math.cos(turn) * 1.2, h * 0.68, Math.sin(turn) * 1.2],
          to: [Math.cos(turn) * w * 0.46, 0, Math.sin(turn) * Math.min(d, w) * 0.46],
          radius: 0.9,
          taper: 0.6,
          finish: metal,
        });
      }),
      turned({
        x: 0,
        z: 0,
        finish: finish("metal", "#a5834a"),
        profile: [
          [h * 0.66, 1.6],
          [h * 0.7, 1.6],
          [h * 0.71, 0.5],
          [h - tall, 0.5],
        ],
      }),
      ...shade("drum", 0, h - tall, 0, span, tall, cover),
    ]);
  }
  const body =
    form === "column"
      ? ([
          [0, 5],
          [1.2, 4.8],
          [1.6, 1.6],
          [h * 0.3, 1.4],
          [h * 0.34, 2.1],
          [h * 0.38, 1.3],
          [h - tall, 0.9],
        ] as const)
      : ([
          [0, 5.4],
          [0.9, 5.3],
          [1.1, 0.6],
          [h - tall, 0.5],
        ] as const);
  return standing([
    turned({ x: 0, z: 0, finish: metal, profile: body }),
    ...shade(steady.pick(["drum", "cone", "pleated", "empire"]), 0, h - tall, 0, span, tall, cover),
  ]);
}

const bases: readonly [
  readonly (readonly [number, number])[],
  ...(readonly (readonly [number, number])[])[],
] = [
  [
    [0, 0.5],
    [0.05, 0.5],
    [0.1, 0.34],
    [0.4, 0.85],
    [0.62, 0.95],
    [0.82, 0.6],
    [0.93, 0.22],
    [1, 0.16],
  ],
  [
    [0, 0.62],
    [0.06, 0.62],
    [0.09, 0.16],
    [0.94, 0.14],
    [1, 0.2],
  ],
  [
    [0, 0.7],
    [0.12, 0.78],
    [0.45, 0.98],
    [0.78, 0.78],
    [0.93, 0.4],
    [1, 0.18],
  ],
  [
    [0, 0.55],
    [0.3, 0.42],
    [0.32, 0.7],
    [0.6, 0.62],
    [0.62, 0.42],
    [0.92, 0.36],
    [1, 0.16],
  ],
  [
    [0, 0.8],
    [0.85, 0.3],
    [1, 0.16],
  ],
];

export function tableLamp(piece: Piece): Model {
  const { width: w, height: h, random } = piece;
  const steady = random.fork("form");
  const mushroom = steady.chance(0.16);
  const body = stem(piece);
  if (mushroom) {
    return standing([
      turned({
        x: 0,
        z: 0,
        finish: body,
        profile: [
          [0, w * 0.3],
          [h * 0.06, w * 0.28],
          [h * 0.14, w * 0.14],
          [h * 0.55, w * 0.12],
        ],
      }),
      ...shade("dome", 0, h * 0.52, 0, w, h * 0.46, body.surface === "metal" ? body : shadeOf(piece)),
    ]);
  }
  const foot = h * 0.55;
  const wide = w * 0.62;
  const form = steady.pick(bases);
  return standing([
    turned({
      x: 0,
      z: 0,
      finish: body,
      ribs: steady.chance(0.25) ? 20 : 0,
      profile: form.map(([up, across]) => [up * foot, (across * wide) / 2] as const),
    }),
    turned({
      x: 0,
      z: 0,
      finish: finish("metal", "#a5834a"),
      profile: [
        [foot, 0.4],
        [h * 0.62, 0.4],
      ],
    }),
    ...shade(steady.pick(["drum", "cone", "pleated", "empire"]), 0, h * 0.58, 0, w, h * 0.42, shadeOf(piece)),
  ]);
}

export function deskLamp(piece: Piece): Model {
  const { width: w, height: h, main } = piece;
  const x = -w * 0.22;
  const elbow: readonly [number, number, number] = [x - w * 0.12, h * 0.6, 0];
  const head: readonly [number, number, number] = [w * 0.2, h * 0.82, 0];
  return standing([
    turned({
      x,
      z: 0,
      finish: main,
      profile: [
        [0, w * 0.24],
        [0.9, w * 0.23],
        [1.3, 0.7],
      ],
    }),
    beam({ from: [x, 1, 0], to: elbow, radius: 0.35, finish: main }),
    beam({ from: elbow, to: head, radius: 0.35, finish: main }),
    turned({
      x: elbow[0],
      z: 0,
      finish: main,
      profile: [
        [elbow[1] - 0.7, 0.7],
        [elbow[1] + 0.7, 0.7],
      ],
      shadowless: true,
    }),
    ...shade("dome", head[0] + 1.2, head[1] - h * 0.14, 0, w * 0.42, h * 0.22, main),
  ]);
}

export function lantern(piece: Piece): Model {
  const { width: w, depth: d, height: h, main } = piece;
  const top = h * 0.78;
  const corner = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (w / 2 - 0.5), z * (d / 2 - 0.5)] as const));
  return standing([
    block({ at: [-w / 2, 0, -d / 2], size: [w, h * 0.05, d], finish: main }),
    turned({
      x: 0,
      z: 0,
      finish: finish("glow", "#f4ead6"),
      profile: [
        [h * 0.05, w * 0.16],
        [h * 0.38, w * 0.16],
      ],
      shadowless: true,
    }),
    glow(0, h * 0.45, 0, w * 0.6),
    ...corner.map(([x, z]) =>
      block({ at: [x - 0.35, h * 0.05, z - 0.35], size: [0.7, top - h * 0.05, 0.7], finish: main }),
    ),
    block({ at: [-w / 2, top, -d / 2], size: [w, h * 0.04, d], finish: main }),
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [top + h * 0.04, w * 0.46],
        [h * 0.92, w * 0.12],
        [h * 0.93, w * 0.14],
        [h * 0.95, w * 0.05],
      ],
    }),
    wire(
      [
        [-1.6, h * 0.95, 0],
        [-1.2, h, 0],
        [1.2, h, 0],
        [1.6, h * 0.95, 0],
      ],
      main,
      0.22,
      true,
    ),
  ]);
}
