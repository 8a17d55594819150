import type { Random } from "../../random/random.ts";
import { inLight, mixed } from "../colour.ts";
import { type Finish, finish } from "../finish.ts";
import { block } from "../part/block.ts";
import { beam } from "../part/beam.ts";
import { onSide, type Detail, type Part, type Side } from "../part/part.ts";
import { arch, prism } from "../part/prism.ts";
import { turned } from "../part/turned.ts";
import { area, channels, front, pane, within } from "../detail.ts";
import { curve, fill, gradient, polygon, polyline, stroke } from "../pen.ts";
import type { Point } from "../space.ts";
import { legs } from "./legs.ts";
import { hung, type Model, type Piece, standing } from "./piece.ts";
import { roundGlass } from "./storage.ts";

const looking: Detail = (pen, side) => {
  const spots = [
    onSide(side, 0, 0),
    onSide(side, side.width, 0),
    onSide(side, side.width, side.height),
    onSide(side, 0, side.height),
  ].map(pen.at);
  const [a, , c] = spots;
  if (!a || !c) return;
  pen.draw(
    fill(
      polygon(spots),
      gradient(pen, a, c, [
        [0, "#f3f2ed"],
        [0.35, "#cfd6d5"],
        [0.5, "#e9ece8"],
        [0.56, "#c6cfcf"],
        [1, "#a9b5b6"],
      ]),
    ),
  );
};

function glassPanel(
  left: number,
  right: number,
  foot: number,
  head: number,
  z: number,
  frame: Finish,
  arched: boolean,
  rim: number,
): Part[] {
  const outer: [number, number][] = arched
    ? arch(left, right, foot, head)
    : [
        [left, foot],
        [right, foot],
        [right, head],
        [left, head],
      ];
  const inner: [number, number][] = arched
    ? arch(left + rim, right - rim, foot + rim, head - rim)
    : [
        [left + rim, foot + rim],
        [right - rim, foot + rim],
        [right - rim, head - rim],
        [left + rim, head - rim],
      ];
  return [
    prism({ along: "z", from: z, to: z + 1, outline: outer, finish: frame }),
    prism({
      along: "z",
      from: z + 1,
      to: z + 1.08,
      outline: inner,
      finish: finish("mirror", "#cfd6d5"),
      details: [looking],
      shadowless: true,
    }),
  ];
}

export function wallMirror(piece: Piece): Model {
  const { width: w, height: h, main, random, style } = piece;
  const form = random
    .fork("form")
    .pick(style === "art_deco" ? ["arch", "round", "sun"] : ["arch", "rectangle", "round", "rectangle"]);
  const rim = random.fork("rim").pick([0.7, 1.4, 2.6]);
  if (Math.abs(w - h) < 3 && form !== "rectangle") {
    const rays = form === "sun" || random.fork("sun").chance(0.25);
    const core = rays ? w * 0.3 : w / 2;
    return hung([
      ...(rays
        ? Array.from({ length: 32 }, (_, ray) => {
            const turn = (ray / 32) * Math.PI * 2;
            const reach = (w / 2) * (ray % 2 ? 0.82 : 0.99);
            return beam({
              from: [Math.cos(turn) * core * 0.9, h / 2 + Math.sin(turn) * core * 0.9, 0.3],
              to: [Math.cos(turn) * reach, h / 2 + Math.sin(turn) * reach, 0.3],
              radius: 0.55,
              taper: 0.22,
              finish: main,
            });
          })
        : []),
      roundGlass(0, h / 2, core, 0.6, main, rays ? 1.4 : rim),
    ]);
  }
  return hung(glassPanel(-w / 2, w / 2, 0, h, 0, main, form === "arch", rim));
}

export function floorMirror({ width: w, height: h, main, random, depth: d }: Piece): Model {
  const arched = random.fork("form").chance(0.5);
  return standing([
    ...glassPanel(-w / 2, w / 2, 0, h, -0.5, main, arched, random.fork("rim").pick([0.8, 1.8, 3])),
    beam({ from: [0, h * 0.7, -0.7], to: [0, 0, -d + 1], radius: 0.7, finish: main, shadowless: true }),
  ]);
}

type Pattern = "plain" | "border" | "diamonds" | "medallion" | "stripes" | "arches" | "berber" | "checks";

function patternFor({ style, random }: Piece): Pattern {
  const steady = random.fork("pattern");
  switch (style) {
    case "traditional":
    case "victorian":
    case "french_provincial":
      return steady.pick(["medallion", "medallion", "border"]);
    case "bohemian":
    case "rustic":
      return steady.pick(["diamonds", "berber", "medallion"]);
    case "scandinavian":
    case "danish_modern":
      return steady.pick(["stripes", "checks", "berber"]);
    case "mid_century_modern":
    case "1980_s":
    case "postmodern":
      return steady.pick(["arches", "checks", "diamonds"]);
    default:
      return steady.pick(["plain", "border", "stripes", "berber"]);
  }
}

const tones = (piece: Piece): readonly [string, string, string] => {
  const steady = piece.random.fork("tones");
  const ground = piece.main.colour;
  return [
    ground,
    mixed(ground, steady.pick(["#f1e8d8", "#efe3cf"]), 0.75),
    mixed(ground, steady.pick(["#26333d", "#5a2e23", "#3a3528"]), 0.6),
  ];
};

function weave(piece: Piece, round: boolean): Detail {
  const pattern = patternFor(piece);
  const [ground, pale, deep] = tones(piece);
  return (pen, side) => {
    const { width: w, height: h } = side;
    const shape = (spots: readonly (readonly [number, number])[], paint: string, opacity = 0.85) =>
      pen.draw(
        fill(polygon(spots.map(([u, v]) => pen.at(onSide(side, u, v)))), paint, `fill-opacity="${opacity}"`),
      );
    const ring = (cx: number, cy: number, r: number, rv = r): (readonly [number, number])[] =>
      Array.from(
        { length: 32 },
        (_, step) =>
          [
            cx + Math.cos((step / 32) * Math.PI * 2) * r,
            cy + Math.sin((step / 32) * Math.PI * 2) * rv,
          ] as const,
      );
    const diamond = (cx: number, cy: number, rx: number, ry: number, paint: string) =>
      shape(
        [
          [cx - rx, cy],
          [cx, cy - ry],
          [cx + rx, cy],
          [cx, cy + ry],
        ],
        paint,
      );
    const frame = (inset: number, wide: number, paint: string) => {
      if (round) {
        shape(ring(w / 2, h / 2, w / 2 - inset, h / 2 - inset), paint);
        shape(ring(w / 2, h / 2, w / 2 - inset - wide, h / 2 - inset - wide), ground, 1);
        return;
      }
      area(inset, inset, w - inset * 2, wide, paint)(pen, side);
      area(inset, h - inset - wide, w - inset * 2, wide, paint)(pen, side);
      area(inset, inset, wide, h - inset * 2, paint)(pen, side);
      area(w - inset - wide, inset, wide, h - inset * 2, paint)(pen, side);
    };
    const unit = Math.min(w, h);
    switch (pattern) {
      case "plain":
        break;
      case "border":
        frame(unit * 0.05, unit * 0.035, pale);
        frame(unit * 0.1, unit * 0.012, deep);
        break;
      case "stripes":
        for (let at = 0.06; at < 0.95; at += 0.11)
          area(
            0,
            h * at,
            w,
            h * ((at * 50) % 3 > 1.4 ? 0.05 : 0.025),
            (at * 100) % 2 > 1 ? pale : deep,
            0.75,
          )(pen, side);
        break;
      case "checks": {
        const size = unit / 6;
        for (let x = 0; x * size < w; x++)
          for (let y = 0; y * size < h; y++)
            if ((x + y) % 2)
              area(
                x * size,
                y * size,
                Math.min(size, w - x * size),
                Math.min(size, h - y * size),
                pale,
                0.8,
              )(pen, side);
        break;
      }
      case "diamonds": {
        frame(unit * 0.04, unit * 0.03, deep);
        const size = unit / 3.2;
        const columns = Math.round((w * 0.84) / size);
        const bands = Math.round((h * 0.84) / size);
        for (let x = 0; x < columns; x++) {
          for (let y = 0; y < bands; y++) {
            const cx = w * 0.08 + ((x + 0.5) / columns) * w * 0.84;
            const cy = h * 0.08 + ((y + 0.5) / bands) * h * 0.84;
            diamond(cx, cy, size * 0.46, size * 0.46, (x + y) % 2 ? pale : deep);
            diamond(cx, cy, size * 0.26, size * 0.26, ground);
            diamond(cx, cy, size * 0.11, size * 0.11, (x + y) % 2 ? deep : pale);
          }
        }
        break;
      }
      case "medallion": {
        frame(unit * 0.025, unit * 0.09, deep);
        frame(unit * 0.045, unit * 0.012, pale);
        frame(unit * 0.13, unit * 0.02, pale);
        for (let step = 0; step < 22; step++) {
          const share = (step + 0.5) / 22;
          diamond(w * share, unit * 0.07, unit * 0.018, unit * 0.018, pale);
          diamond(w * share, h - unit * 0.07, unit * 0.018, unit * 0.018, pale);
        }
        diamond(w / 2, h / 2, w * 0.3, h * 0.34, pale);
        diamond(w / 2, h / 2, w * 0.25, h * 0.28, deep);
        shape(ring(w / 2, h / 2, w * 0.12, h * 0.15), pale);
        shape(ring(w / 2, h / 2, w * 0.08, h * 0.1), ground);
        for (const [x, y] of [
          [0.22, 0.24],
          [0.78, 0.24],
          [0.22, 0.76],
          [0.78, 0.76],
        ] as const) {
          shape(ring(w * x, h * y, unit * 0.06), pale, 0.7);
          shape(ring(w * x, h * y, unit * 0.035), deep, 0.7);
        }
        break;
      }
      case "arches":
        for (let x = 0; x < 3; x++)
          for (let y = 0; y < 2; y++) {
            const [cx, cy] = [w * (0.2 + x * 0.3), h * (0.32 + y * 0.42)];
            for (const [share, paint] of [
              [0.17, pale],
              [0.12, deep],
              [0.065, ground],
            ] as const) {
              const r = unit * share;
              shape(
                [...ring(cx, cy, r).slice(16), [cx + r, cy + unit * 0.12], [cx - r, cy + unit * 0.12]],
                paint,
              );
            }
          }
        break;
      case "berber": {
        let lines = "";
        const step = unit / 2.6;
        for (let row = -1; row * step < h + step; row++) {
          for (const sign of [1, -1]) {
            const spots: (readonly [number, number])[] = [];
            for (let u = 0, i = 0; u <= w + 1; u += step / 2, i++)
              spots.push([
                Math.min(w, u),
                Math.min(h, Math.max(0, row * step + step / 2 + (i % 2 ? sign : -sign) * step * 0.5)),
              ]);
            lines += polyline(spots.map(([u, v]) => pen.at(onSide(side, u, v))));
          }
        }
        pen.draw(stroke(lines, deep, pen.long(unit * 0.012), 'stroke-opacity=".75"'));
      }
    }
    let pile = "";
    for (let v = 0.5; v < h; v += Math.max(1.2, h / 60))
      pile += polyline([pen.at(onSide(side, 0, v)), pen.at(onSide(side, w, v))]);
    pen.draw(stroke(pile, inLight(ground, -0.25), 1, 'stroke-opacity=".13"'));
  };
}

function fringe({ width: w, depth: d, random }: Piece): Part[] {
  if (!random.fork("fringe").chance(0.55)) return [];
  return [-1, 1].map((end): Part => ({
    bounds: {
      min: [end < 0 ? -w / 2 - 2.4 : w / 2, 0, -d / 2],
      max: [end < 0 ? -w / 2 : w / 2 + 2.4, 0.1, d / 2],
    },
    shadowless: true,
    paint(pen) {
      let threads = "";
      for (let z = -d / 2 + 0.4; z < d / 2; z += 0.9)
        threads += polyline([
          pen.at([end * (w / 2), 0.1, z]),
          pen.at([end * (w / 2 + 2.2), 0, z + pen.random.between(-0.4, 0.4)]),
        ]);
      pen.draw(stroke(threads, "#e6dcc8", pen.long(0.4)));
    },
  }));
}

export const rug = (piece: Piece): Model =>
  standing([
    block({
      at: [-piece.width / 2, 0, -piece.depth / 2],
      size: [piece.width, Math.max(0.5, piece.height), piece.depth],
      finish: piece.main,
      round: 0.2,
      details: { top: [weave(piece, false)] },
    }),
    ...fringe(piece),
  ]);

export function roundRug(piece: Piece): Model {
  const outline = Array.from({ length: 48 }, (_, step): [number, number] => [
    Math.cos((step / 48) * Math.PI * 2) * (piece.width / 2),
    Math.sin((step / 48) * Math.PI * 2) * (piece.depth / 2),
  ]);
  return standing([
    prism({
      along: "y",
      from: 0,
      to: Math.max(0.5, piece.height),
      outline,
      finish: piece.main,
      details: [weave(piece, true)],
    }),
  ]);
}

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

export function wallClock({ width: w, height: h, main, second, random, style }: Piece): Model {
  const steady = random.fork("form");
  const r = Math.min(w, h) / 2;
  const burst = style === "mid_century_modern" || steady.chance(0.2);
  const core = burst ? r * 0.42 : r;
  const face = burst ? main : finish("paper", steady.pick(["#f4eee2", "#e9e2d4", "#2c2f31"]));
  return hung([
    ...(burst
      ? Array.from({ length: 12 }, (_, ray) => {
          const turn = (ray / 12) * Math.PI * 2;
          return beam({
            from: [Math.cos(turn) * core * 0.9, r + Math.sin(turn) * core * 0.9, 0.4],
            to: [Math.cos(turn) * r * 0.96, r + Math.sin(turn) * r * 0.96, 0.4],
            radius: ray % 3 === 0 ? 0.55 : 0.3,
            taper: ray % 3 === 0 ? 0.7 : 0.3,
            finish: ray % 3 === 0 ? main : second,
          });
        })
      : []),
    dial(0, r, core, 1, face, burst ? second : main),
  ]);
}

function dial(x: number, y: number, radius: number, z: number, face: Finish, rim: Finish): Part {
  return {
    bounds: { min: [x - radius, y - radius, z - 1], max: [x + radius, y + radius, z] },
    shadowless: true,
    silhouette: Array.from({ length: 32 }, (_, step): Point => [
      x + Math.cos((step / 32) * Math.PI * 2) * radius,
      y + Math.sin((step / 32) * Math.PI * 2) * radius,
      z,
    ]),
    paint(pen) {
      const ring = (r: number) =>
        polygon(
          Array.from({ length: 48 }, (_, step) =>
            pen.at([
              x + Math.cos((step / 48) * Math.PI * 2) * r,
              y + Math.sin((step / 48) * Math.PI * 2) * r,
              z,
            ]),
          ),
        );
      const ink = inLight(face.colour, face.colour < "#8" ? 0.6 : -0.55);
      pen.draw(fill(ring(radius), inLight(rim.colour, -0.08)));
      pen.draw(stroke(ring(radius * 0.97), inLight(rim.colour, 0.15), pen.long(radius * 0.03)));
      pen.draw(
        fill(ring(radius * 0.88), face.colour, `stroke="${inLight(rim.colour, -0.25)}" stroke-width="1.5"`),
      );
      let marks = "";
      for (let hour = 0; hour < 12; hour++) {
        const turn = (hour / 12) * Math.PI * 2;
        const from = hour % 3 ? 0.76 : 0.68;
        marks += polyline([
          pen.at([x + Math.cos(turn) * radius * from, y + Math.sin(turn) * radius * from, z]),
          pen.at([x + Math.cos(turn) * radius * 0.82, y + Math.sin(turn) * radius * 0.82, z]),
        ]);
      }
      pen.draw(stroke(marks, ink, pen.long(radius * 0.03)));
      const hand = (hour: number, long: number, thick: number) => {
        const turn = Math.PI / 2 - (hour / 12) * Math.PI * 2;
        pen.draw(
          stroke(
            polyline([
              pen.at([x, y, z]),
              pen.at([x + Math.cos(turn) * radius * long, y + Math.sin(turn) * radius * long, z]),
            ]),
            ink,
            pen.long(radius * thick),
          ),
        );
      };
      hand(10.15, 0.44, 0.055);
      hand(1.7, 0.64, 0.035);
      const [cx, cy] = pen.at([x, y, z]);
      pen.draw(
        `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${pen.long(radius * 0.05).toFixed(1)}" fill="${ink}"/>`,
      );
    },
  };
}

export function mantelClock(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const r = Math.min(w * 0.36, h * 0.32);
  const rounded = piece.random.fork("form").chance(0.6);
  return standing([
    block({ at: [-w / 2, 0, -d / 2], size: [w, h * 0.12, d], finish: main, round: 0.3 }),
    prism({
      along: "z",
      from: -d / 2 + 0.5,
      to: d / 2 - 0.5,
      outline: rounded
        ? arch(-w * 0.44, w * 0.44, h * 0.12, h)
        : [
            [-w * 0.42, h * 0.12],
            [w * 0.42, h * 0.12],
            [w * 0.36, h],
            [-w * 0.36, h],
          ],
      finish: main,
    }),
    dial(0, h * 0.54, r, d / 2 - 0.3, finish("paper", "#f3ecdf"), second),
  ]);
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

export function candleholder({ width: w, height: h, main, random }: Piece): Model {
  const count = random.fork("count").int(2, 3);
  return standing(
    Array.from({ length: count }, (_, one) => {
      const x = (one - (count - 1) / 2) * w * 0.36;
      const tall = h * 0.72 * (1 - one * 0.18);
      const r = w * 0.12;
      return [
        turned({
          x,
          z: one % 2 ? 1.4 : -0.4,
          finish: main,
          profile: [
            [0, r],
            [tall * 0.05, r * 0.95],
            [tall * 0.1, r * 0.3],
            [tall * 0.5, r * 0.22],
            [tall * 0.55, r * 0.4],
            [tall * 0.6, r * 0.22],
            [tall * 0.92, r * 0.25],
            [tall, r * 0.5],
          ],
        }),
        turned({
          x,
          z: one % 2 ? 1.4 : -0.4,
          finish: finish("glow", "#f3ebdc"),
          profile: [
            [tall, r * 0.24],
            [tall + h * 0.26, r * 0.2],
          ],
          shadowless: true,
        }),
      ];
    }).flat(),
  );
}

const inks = ["#b4593a", "#2f4a52", "#d6a84f", "#76836a", "#3a3a3f", "#c98f6f", "#e3d3b6"] as const;

/** Framed pictures: abstract shapes, landscapes, line drawings. */
export function art(piece: Piece): Model {
  const { width: w, height: h, second, main } = piece;
  const frame = second.surface === "metal" || second.surface === "wood" ? second : finish("wood", "#5b3b26");
  return hung([
    block({
      at: [-w / 2, 0, 0],
      size: [w, h, 1.2],
      finish: frame,
      round: 0.15,
      details: {
        front: [
          area(0.9, 0.9, w - 1.8, h - 1.8, "#f6f1e6"),
          canvas(main.colour, Math.min(w, h) * 0.1 + 0.9, piece.random.fork("canvas")),
          pane(0.9, 0.9, w - 1.8, h - 1.8, 0.1),
        ],
      },
    }),
  ]);
}

function canvas(lead: string, mat: number, random: Random): Detail {
  return (pen, whole: Side) => {
    const side = within(whole, mat, mat, whole.width - mat * 2, whole.height - mat * 2);
    const { width: w, height: h } = side;
    const shape = (spots: readonly (readonly [number, number])[], paint: string) =>
      pen.draw(fill(polygon(spots.map(([u, v]) => pen.at(onSide(side, u, v)))), paint));
    const disc = (cx: number, cy: number, r: number, paint: string, from = 0, to = 1) =>
      shape(
        Array.from({ length: 33 }, (_, step) => {
          const turn = (from + ((to - from) * step) / 32) * Math.PI * 2;
          return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r] as const;
        }),
        paint,
      );
    const unit = Math.min(w, h);
    area(0, 0, w, h, mixed("#efe5d2", lead, 0.12))(pen, side);
    switch (random.int(0, 3)) {
      case 0:
        disc(w * random.between(0.3, 0.7), h * 0.32, unit * 0.2, random.pick([...inks]));
        for (let hill = 0; hill < 4; hill++) {
          const base = h * (0.5 + hill * 0.13);
          const bumps = Array.from(
            { length: 13 },
            (_, step) =>
              [(step / 12) * w, base + Math.sin(step * 0.7 + hill * 2.1 + random.next()) * h * 0.05] as const,
          );
          shape(
            [...bumps, [w, h], [0, h]],
            mixed(hill % 2 ? lead : random.pick([...inks]), "#efe5d2", 0.42 - hill * 0.13),
          );
        }
        break;
      case 1:
        for (let one = 0; one < 5; one++)
          disc(
            w * random.between(0.25, 0.75),
            h * random.between(0.2, 0.8),
            unit * random.between(0.1, 0.24),
            one === 0 ? lead : random.pick([...inks]),
            random.pick([0, 0.25, 0.5]),
            random.pick([1, 0.75, 1]),
          );
        break;
      case 2:
        for (let band = 0; band < 3; band++)
          area(
            w * 0.12,
            h * (0.12 + band * 0.27),
            w * 0.76,
            h * 0.22,
            band === 1 ? lead : random.pick([...inks]),
            0.9,
          )(pen, side);
        break;
      default:
        for (let stem = 0; stem < 5; stem++) {
          const x = w * (0.25 + stem * 0.125);
          const spots = [
            [x, h * 0.92],
            [x + w * random.between(-0.05, 0.05), h * 0.6],
            [x + w * random.between(-0.1, 0.1), h * random.between(0.15, 0.35)],
          ] as const;
          pen.draw(
            stroke(
              curve(spots.map(([u, v]) => pen.at(onSide(side, u, v)))),
              "#4d5540",
              pen.long(unit * 0.012),
            ),
          );
          disc(spots[2][0], spots[2][1], unit * 0.075, stem % 2 ? lead : random.pick([...inks]));
        }
    }
  };
}

export function foldingScreen({ width: w, height: h, main, second, random }: Piece): Model {
  const panels = 3;
  const each = w / panels;
  const inset = random.fork("fill").pick(["slats", "plain"]);
  return standing(
    Array.from({ length: panels }, (_, one) => {
      const z = one % 2 ? 4 : -1;
      return block({
        at: [-w / 2 + one * each + 0.2, 1, z],
        size: [each - 0.4, h - 1, 1.2],
        finish: second.surface === "wood" ? second : finish("wood", "#6b4128"),
        details: {
          front: [
            front(main, 1.6, 1.6, each - 3.6, h - 4.4),
            ...(inset === "slats" ? [channels(main, 9)] : [channels(main, 4, "level")]),
          ],
        },
      });
    }),
  );
}

export function pedestal({ width: w, depth: d, height: h, main, random }: Piece): Model {
  const form = random.fork("form").pick(["fluted", "cube", "column"]);
  if (form === "cube")
    return standing([block({ at: [-w / 2, 0, -d / 2], size: [w, h, d], finish: main, round: 0.3 })]);
  const r = w / 2;
  return standing([
    turned({
      x: 0,
      z: 0,
      squash: Math.min(1, d / w),
      finish: main,
      ribs: form === "fluted" ? 24 : 0,
      profile:
        form === "fluted"
          ? [
              [0, r],
              [h * 0.06, r],
              [h * 0.08, r * 0.82],
              [h * 0.9, r * 0.8],
              [h * 0.93, r],
              [h, r],
            ]
          : [
              [0, r * 0.86],
              [h, r * 0.86],
            ],
    }),
  ]);
}
