import { type Finish, finish } from "../finish.ts";
import { inLight } from "../colour.ts";
import { beam, wire } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { hanging, hung, type Model, type Piece, standing } from "./piece.ts";

/** A warm halo where a lamp is lit. */
function glow(x: number, y: number, z: number, reach: number): Part {
  return {
    bounds: { min: [x - reach, y - reach, z - 0.1], max: [x + reach, y + reach, z] },
    shadowless: true,
    aura: true,
    paint(pen) {
      const [cx, cy] = pen.at([x, y, z]);
      const light = pen.define(
        "halo",
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="#fff1cf" stop-opacity=".85"/><stop offset=".45" stop-color="#ffe9bf" stop-opacity=".25"/><stop offset="1" stop-color="#ffe9bf" stop-opacity="0"/></radialGradient>`,
      );
      pen.draw(
        `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${pen.long(reach).toFixed(1)}" fill="${light}"/>`,
      );
    },
  };
}

type Shade = "drum" | "cone" | "pleated" | "dome" | "globe" | "empire";

const shadeColours = ["#f4ead6", "#efe2c8", "#f6efe2", "#e7d6b8"] as const;

function shade(
  kind: Shade,
  x: number,
  foot: number,
  z: number,
  width: number,
  tall: number,
  of: Finish,
): Part[] {
  const r = width / 2;
  const profiles: Record<Shade, readonly (readonly [number, number])[]> = {
    drum: [
      [foot, r],
      [foot + tall, r * 0.94],
    ],
    cone: [
      [foot, r],
      [foot + tall, r * 0.42],
    ],
    pleated: [
      [foot, r],
      [foot + tall, r * 0.6],
    ],
    empire: [
      [foot, r],
      [foot + tall * 0.35, r * 0.74],
      [foot + tall, r * 0.5],
    ],
    dome: Array.from(
      { length: 9 },
      (_, step) =>
        [
          foot + Math.sin((step / 8) * (Math.PI / 2)) * tall,
          r * Math.max(0.1, Math.cos((step / 8) * (Math.PI / 2))),
        ] as const,
    ),
    globe: Array.from(
      { length: 15 },
      (_, step) =>
        [
          foot + (tall / 2) * (1 - Math.cos((step / 14) * Math.PI)),
          Math.max(0.3, r * Math.sin((step / 14) * Math.PI)),
        ] as const,
    ),
  };
  const shadeOf = turned({
    x,
    z,
    finish: of,
    profile: profiles[kind],
    ribs: kind === "pleated" ? 36 : 0,
    shadowless: true,
  });
  return [glow(x, foot + tall * 0.45, z - r * 1.05, width * 0.85), shadeOf];
}

const clothShade = ({ random, main }: Piece): Finish =>
  main.surface === "glass"
    ? finish("glow", "#f5ead3")
    : finish("glow", random.fork("shade").pick(shadeColours));

/** The stand's own material: what is named first, unless that is the shade's. */
const stem = ({ main, second }: Piece): Finish =>
  main.surface === "paper" || main.surface === "cloth" || main.surface === "woven" ? second : main;
const shadeOf = (piece: Piece): Finish =>
  piece.main.surface === "woven" || piece.main.surface === "paper" || piece.main.surface === "cloth"
    ? { surface: piece.main.surface === "woven" ? "woven" : "glow", colour: piece.main.colour }
    : clothShade(piece);

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

const cord = (x: number, from: number, to: number, z = 0) =>
  wire(
    [
      [x, from, z],
      [x, (from + to) / 2, z],
      [x, to, z],
    ],
    finish("metal", "#2e2a26"),
    0.16,
    true,
  );

export function pendant(piece: Piece): Model {
  const { width: w, height: h, main, random } = piece;
  const kind = random
    .fork("form")
    .pick<Shade>(main.surface === "glass" ? ["globe", "globe", "dome"] : ["dome", "globe", "drum", "cone"]);
  const tall = kind === "globe" ? w : Math.min(h, w * 0.62);
  const drop = w * 0.9;
  const of =
    main.surface === "glass"
      ? finish("glow", inLight(main.colour, 0.1))
      : main.surface === "paper" || main.surface === "cloth"
        ? finish("glow", main.colour)
        : main;
  return hanging([
    cord(0, tall, tall + drop),
    turned({
      x: 0,
      z: 0,
      finish: finish("metal", "#8d6c3c"),
      profile: [
        [tall, 1],
        [tall + 2, 0.8],
      ],
      shadowless: true,
    }),
    ...shade(kind, 0, 0, 0, w, tall, of),
  ]);
}

export function chandelier(piece: Piece): Model {
  const { width: w, height: h, main, random } = piece;
  const arms = random.fork("arms").pick([5, 6, 8]);
  const reach = w / 2 - 2;
  const low = h * 0.28;
  const globes = random.fork("form").chance(0.4);
  return hanging([
    cord(0, h, h + w * 0.4),
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h * 0.12, 0.5],
        [h * 0.18, 1.6],
        [h * 0.28, 1],
        [h * 0.5, 0.7],
        [h * 0.62, 1.3],
        [h * 0.72, 0.6],
        [h, 0.5],
      ],
      shadowless: true,
    }),
    ...Array.from({ length: arms }, (_, arm) => {
      const turn = (arm / arms) * Math.PI * 2 + 0.3;
      const [cx, cz] = [Math.cos(turn), Math.sin(turn)];
      const tip = low + h * 0.16;
      return [
        wire(
          [
            [0, h * 0.36, 0],
            [cx * reach * 0.45, low * 0.72, cz * reach * 0.45],
            [cx * reach * 0.9, low, cz * reach * 0.9],
            [cx * reach, tip, cz * reach],
          ],
          main,
          0.34,
          true,
        ),
        ...(globes
          ? shade("globe", cx * reach, tip, cz * reach, w * 0.15, w * 0.15, finish("glow", "#f6efe0"))
          : [
              turned({
                x: cx * reach,
                z: cz * reach,
                finish: main,
                profile: [
                  [tip, 0.5],
                  [tip + 0.4, 1.5],
                  [tip + 0.8, 1.5],
                ],
                shadowless: true,
              }),
              turned({
                x: cx * reach,
                z: cz * reach,
                finish: finish("glow", "#f7f0e1"),
                profile: [
                  [tip + 0.8, 0.55],
                  [tip + h * 0.2, 0.5],
                ],
                shadowless: true,
              }),
              ...shade(
                "cone",
                cx * reach,
                tip + h * 0.17,
                cz * reach,
                w * 0.14,
                h * 0.16,
                finish("glow", "#f1e4ca"),
              ),
            ]),
      ];
    }).flat(),
  ]);
}

export function sconce(piece: Piece): Model {
  const { width: w, height: h, depth: d, main, random } = piece;
  const double = random.fork("form").chance(0.35) && w > 9;
  const places = double ? [-w * 0.28, w * 0.28] : [0];
  const wide = double ? w * 0.42 : w * 0.8;
  return hung([
    block({ at: [-w * 0.16, h * 0.12, 0], size: [w * 0.32, h * 0.42, 0.8], finish: main, round: 0.4 }),
    ...places.flatMap((x) => [
      wire(
        [
          [0, h * 0.3, 0.8],
          [x * 0.6, h * 0.22, d * 0.5],
          [x, h * 0.3, d * 0.62],
          [x, h * 0.46, d * 0.62],
        ],
        main,
        0.36,
      ),
      turned({
        x,
        z: d * 0.62,
        finish: main,
        profile: [
          [h * 0.42, 0.6],
          [h * 0.46, 1.3],
          [h * 0.5, 1.2],
        ],
        shadowless: true,
      }),
      ...shade(
        random.fork("shade").pick(["cone", "globe", "drum", "pleated"]),
        x,
        h * 0.5,
        d * 0.62,
        Math.min(wide, d * 0.9 + 2),
        h * 0.48,
        clothShade(piece),
      ),
    ]),
  ]);
}

export function flushMount(piece: Piece): Model {
  const { width: w, height: h, main } = piece;
  return hanging([
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h * 0.7, w * 0.3],
        [h, w * 0.32],
      ],
      shadowless: true,
    }),
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h * 0.55, w * 0.5],
        [h * 0.7, w * 0.5],
      ],
      shadowless: true,
    }),
    ...shade("globe", 0, 0, 0, w * 0.92, h * 1.1, finish("glow", "#f7f1e3")).slice(0, 1),
    turned({
      x: 0,
      z: 0,
      finish: finish("glow", "#f5ecd8"),
      profile: [
        [0, w * 0.12],
        [h * 0.12, w * 0.32],
        [h * 0.34, w * 0.44],
        [h * 0.55, w * 0.47],
      ],
      shadowless: true,
    }),
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
