import { finish } from "../finish.ts";
import { beam } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { prism, ellipse } from "../part/prism.ts";
import { turned } from "../part/turned.ts";
import { type LegKind, legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";
import { bottles } from "./bar-cabinet.ts";

type Base = LegKind | "pedestal" | "trestle" | "waterfall" | "drum" | "cross";

function thicknessOf({ main, height }: Piece): number {
  if (main.surface === "glass") return 0.6;
  if (main.surface === "metal") return 0.5;
  return main.surface === "marble" || main.surface === "stone"
    ? 1.4
    : Math.min(1.7, Math.max(0.9, height * 0.05));
}

function baseFor(piece: Piece, round: boolean, low: boolean): Base {
  const steady = piece.random.fork("base");
  const kind = legKindFor(piece);
  const plain: LegKind = kind === "plinth" || kind === "bun" ? "straight" : kind;
  if (round)
    return steady.pick<Base>([
      low ? "drum" : "pedestal",
      "pedestal",
      plain === "sled" ? "cross" : plain,
      "cross",
    ]);
  if (piece.style === "farmhouse" || piece.style === "rustic")
    return steady.pick<Base>(["trestle", plain, plain]);
  return steady.pick<Base>([plain, plain, plain, low ? "waterfall" : "trestle"]);
}

function baseParts(piece: Piece, base: Base, under: number): Part[] {
  const { width: w, depth: d, main, second } = piece;
  switch (base) {
    case "pedestal":
      return [
        turned({
          x: 0,
          z: 0,
          squash: d / w > 0.8 ? 1 : d / w,
          finish: second,
          profile: [
            [0, w * 0.27],
            [under * 0.05, w * 0.26],
            [under * 0.12, w * 0.1],
            [under * 0.4, w * 0.055],
            [under * 0.8, w * 0.07],
            [under, w * 0.2],
          ],
        }),
      ];
    case "drum":
      return [
        turned({
          x: 0,
          z: 0,
          squash: d / w,
          finish: second,
          ribs: piece.random.fork("ribs").chance(0.6) ? 34 : 0,
          profile: [
            [0, w * 0.33],
            [under, w * 0.33],
          ],
        }),
      ];
    case "cross":
      return [-1, 1].flatMap((way) => [
        beam({
          from: [way * w * 0.3, 0, d * 0.26],
          to: [-way * w * 0.2, under, -d * 0.2],
          radius: 1,
          finish: second,
        }),
        beam({
          from: [way * w * 0.3, 0, -d * 0.26],
          to: [-way * w * 0.2, under, d * 0.2],
          radius: 1,
          finish: second,
        }),
      ]);
    case "trestle":
      return [
        ...[-1, 1].flatMap((side) => {
          const x = side * (w / 2 - Math.min(12, w * 0.17));
          return [
            block({ at: [x - 1.6, 0, -d * 0.36], size: [3.2, 2.4, d * 0.72], finish: second, round: 0.4 }),
            block({
              at: [x - 1.4, 2.4, -2.6],
              size: [2.8, under - 4.4, 5.2],
              finish: second,
              grain: "upright",
            }),
            block({
              at: [x - 1.6, under - 2, -d * 0.32],
              size: [3.2, 2, d * 0.64],
              finish: second,
              round: 0.3,
            }),
          ];
        }),
        block({
          at: [-w / 2 + Math.min(12, w * 0.17) + 1.4, under * 0.34, -0.9],
          size: [w - Math.min(24, w * 0.34) - 2.8, 2.8, 1.8],
          finish: second,
          grain: "level",
        }),
      ];
    case "waterfall":
      return [-1, 1].map((side) =>
        block({
          at: [side < 0 ? -w / 2 : w / 2 - 1.5, 0, -d / 2],
          size: [1.5, under, d],
          finish: main,
          grain: "upright",
        }),
      );
    default: {
      const thick = Math.max(0.9, Math.min(1.9, w * 0.035));
      const apron = second.surface === "metal" ? 0.8 : under > 20 ? 3.2 : 1.8;
      const parts = legs({
        width: w,
        depth: d,
        height: under,
        kind: base,
        finish: second,
        inset: Math.max(2.2, w * 0.05),
        thickness: thick,
      });
      if (base === "hairpin" || main.surface === "glass") return parts;
      return [
        ...parts,
        block({
          at: [-w / 2 + Math.max(2, w * 0.05), under - apron, -d / 2 + Math.max(1.8, d * 0.05)],
          size: [w - Math.max(4, w * 0.1), apron, d - Math.max(3.6, d * 0.1)],
          finish: second,
          grain: "level",
        }),
      ];
    }
  }
}

/** A top on a base: every straight table. */
function straightTable(piece: Piece, low: boolean): Part[] {
  const { width: w, depth: d, height: h, main } = piece;
  const thick = thicknessOf(piece);
  const base = baseFor(piece, false, low);
  return [
    ...baseParts(piece, base, h - thick),
    block({ at: [-w / 2, h - thick, -d / 2], size: [w, thick, d], finish: main, round: 0.3, grain: "level" }),
  ];
}

function roundTable(piece: Piece, low: boolean): Part[] {
  const { width: w, depth: d, height: h, main } = piece;
  const thick = thicknessOf(piece);
  const r = w / 2;
  const top =
    d / w > 0.9
      ? turned({
          x: 0,
          z: 0,
          squash: d / w,
          finish: main,
          profile: [
            [h - thick, r * 0.985],
            [h - thick * 0.6, r],
            [h, r * 0.995],
          ],
        })
      : prism({ along: "y", from: h - thick, to: h, outline: ellipse([0, 0], w / 2, d / 2), finish: main });
  return [...baseParts(piece, baseFor(piece, true, low), h - thick), top];
}

const shelfUnder = ({ width: w, depth: d, height: h, main }: Piece): Part =>
  block({
    at: [-w / 2 + 2.6, h * 0.24, -d / 2 + 2.6],
    size: [w - 5.2, 0.8, d - 5.2],
    finish: main,
    grain: "level",
  });

export const diningTable = (piece: Piece): Model => standing(straightTable(piece, false));
export const roundDiningTable = (piece: Piece): Model => standing(roundTable(piece, false));
export const roundCoffeeTable = (piece: Piece): Model =>
  standing([...roundTable(piece, true), ...stillLife(piece)]);
export const sideTable = (piece: Piece): Model => {
  const withShelf = piece.random.fork("shelf").chance(0.35);
  return standing([...straightTable(piece, true), ...(withShelf ? [shelfUnder(piece)] : [])]);
};
export const roundSideTable = (piece: Piece): Model => standing(roundTable(piece, true));

export function coffeeTable(piece: Piece): Model {
  const withShelf = piece.random.fork("shelf").chance(0.3);
  return standing([
    ...straightTable(piece, true),
    ...(withShelf ? [shelfUnder(piece)] : []),
    ...stillLife(piece),
  ]);
}

/** Two books and a small bowl now and then. */
function stillLife({ width: w, depth: d, height: h, random }: Piece): Part[] {
  const steady = random.fork("still");
  if (!steady.chance(0.45)) return [];
  const x = steady.between(-0.16, 0.1) * w;
  return [
    block({
      at: [x - 4.6, h, -d * 0.14],
      size: [9.2, 0.9, 6.4],
      finish: finish("paper", steady.pick(["#c9b48c", "#5b6b4e", "#8a4b38", "#dad2c4"])),
      round: 0.1,
      shadowless: true,
    }),
    block({
      at: [x - 4, h + 0.9, -d * 0.13],
      size: [8, 0.8, 5.6],
      finish: finish("paper", steady.pick(["#e9e1d2", "#2f4a52", "#b5793b"])),
      round: 0.1,
      shadowless: true,
    }),
    turned({
      x: x + 11,
      z: 0,
      finish: finish("ceramic", steady.pick(["#e7ddcb", "#7b8a80", "#a65a3a"])),
      open: true,
      profile: [
        [h, 1],
        [h + 0.8, 2],
        [h + 2, 2.8],
      ],
      shadowless: true,
    }),
  ];
}

export function consoleTable(piece: Piece): Model {
  const withShelf = piece.random.fork("shelf").chance(0.4);
  return standing([...straightTable(piece, false), ...(withShelf ? [shelfUnder(piece)] : [])]);
}

export function nestingTables(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const real = kind === "plinth" || kind === "bun" ? "straight" : kind;
  return standing(
    [0, 1, 2].flatMap((step) => {
      const share = 1 - step * 0.2;
      const [wide, tall] = [w * 0.74 * share, h * (1 - step * 0.16)];
      const x = -w / 2 + (w * 0.74) / 2 + step * w * 0.17;
      const z = -d * 0.16 + step * d * 0.2;
      const deep = d * 0.62 * share;
      return [
        ...legs({
          width: wide,
          depth: deep,
          height: tall - 0.9,
          kind: real,
          finish: second,
          x,
          z,
          thickness: 0.8,
          inset: 1.3,
        }),
        block({
          at: [x - wide / 2, tall - 1, z - deep / 2],
          size: [wide, 1, deep],
          finish: main,
          round: 0.25,
          grain: "level",
        }),
      ];
    }),
  );
}

export function barCart(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const wheel = 2.6;
  const posts = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (w / 2 - 0.8), z * (d / 2 - 0.8)] as const));
  const shelves = random.fork("shelves").chance(0.4) ? [0.15, 0.52, 0.9] : [0.2, 0.88];
  return standing([
    ...posts.flatMap(([x, z]) => [
      beam({ from: [x, wheel, z], to: [x, h, z], radius: 0.5, finish: second }),
      turned({
        x,
        z,
        finish: finish("metal", "#2c2a28"),
        profile: [
          [0, 0.9],
          [1, 1.25],
          [2.4, 0.8],
        ],
      }),
    ]),
    ...shelves.flatMap((share) => [
      block({ at: [-w / 2, h * share, -d / 2], size: [w, 0.7, d], finish: main, round: 0.2, grain: "level" }),
      beam({
        from: [-w / 2 + 0.6, h * share + 3, d / 2 - 0.6],
        to: [w / 2 - 0.6, h * share + 3, d / 2 - 0.6],
        radius: 0.28,
        finish: second,
        shadowless: true,
      }),
    ]),
    beam({
      from: [w / 2 - 0.8, h, -d / 2 + 0.8],
      to: [w / 2 - 0.8, h, d / 2 - 0.8],
      radius: 0.5,
      finish: second,
    }),
    beam({
      from: [-w / 2 + 0.8, h, -d / 2 + 0.8],
      to: [-w / 2 + 0.8, h, d / 2 - 0.8],
      radius: 0.5,
      finish: second,
    }),
    ...bottles(piece, h * (shelves.at(-1) ?? 0.88) + 0.7),
  ]);
}
