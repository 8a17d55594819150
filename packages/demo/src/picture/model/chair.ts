import { cane, channels, creases, seam, tufts } from "../detail.ts";
import { finish } from "../finish.ts";
import { beam, wire } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

const isSoft = ({ main }: Piece) => !["wood", "painted", "metal", "woven"].includes(main.surface);

type Back = "slats" | "spindles" | "ladder" | "panel" | "cane" | "soft";

function backFor(piece: Piece): Back {
  const steady = piece.random.fork("back");
  if (isSoft(piece)) return "soft";
  if (piece.main.surface === "woven") return "cane";
  switch (piece.style) {
    case "farmhouse":
    case "traditional":
    case "rustic":
      return steady.pick(["spindles", "ladder", "slats"]);
    case "mid_century_modern":
    case "danish_modern":
    case "scandinavian":
      return steady.pick(["panel", "ladder", "spindles", "panel"]);
    case "bohemian":
    case "coastal":
      return steady.pick(["cane", "spindles"]);
    default:
      return steady.pick(["slats", "panel", "cane", "ladder"]);
  }
}

function backParts(piece: Piece, seat: number, w: number, d: number): Part[] {
  const { height: h, main, second } = piece;
  const kind = backFor(piece);
  const z = -d / 2 + 1;
  const lean = Math.min(3, (h - seat) * 0.16);
  const wood = kind === "soft" ? second : main.surface === "woven" ? second : main;
  const half = w / 2 - 1.3;
  const posts = [-1, 1].map((side) =>
    beam({
      from: [side * half, seat - 1, z],
      to: [side * half, h - 0.6, z - lean],
      radius: 0.8,
      taper: 0.62,
      finish: wood,
    }),
  );
  const rail = (height: number, tall: number, finishOf = wood) =>
    block({
      at: [-half - 0.4, height, z - lean - 0.5],
      size: [half * 2 + 0.8, tall, 1.3],
      finish: finishOf,
      round: 0.5,
      grain: "level",
    });
  switch (kind) {
    case "soft":
      return [
        ...posts,
        block({
          at: [-w / 2 + 0.6, seat + 3.4, z - lean * 0.7 - 0.8],
          size: [w - 1.2, h - seat - 3.8, 3],
          finish: main,
          round: 1.4,
          details: {
            front: [
              piece.random.fork("tuft").chance(0.4)
                ? tufts(main, 3, 3)
                : piece.random.fork("ch").chance(0.4)
                  ? channels(main, 6)
                  : seam(main, 0.9),
            ],
          },
        }),
      ];
    case "spindles": {
      const count = 6;
      return [
        ...posts,
        ...Array.from({ length: count }, (_, spindle) => {
          const x = -half + ((spindle + 1) / (count + 1)) * half * 2;
          return beam({ from: [x, seat, z], to: [x, h - 2, z - lean], radius: 0.33, finish: wood });
        }),
        rail(h - 3, 3),
      ];
    }
    case "ladder":
      return [...posts, ...[0.3, 0.62, 0.94].map((share) => rail(seat + (h - seat) * share - 2.2, 2.2))];
    case "cane":
      return [
        ...posts,
        block({
          at: [-half, seat + 4, z - lean * 0.6 - 0.4],
          size: [half * 2, h - seat - 4.4, 1],
          finish: wood,
          round: 0.3,
          details: { front: [(pen, side) => cane(1.1, 1.1, side.width - 2.2, side.height - 2.2)(pen, side)] },
        }),
      ];
    case "slats": {
      const count = 4;
      return [
        ...posts,
        ...Array.from({ length: count }, (_, slat) => {
          const x = -half + ((slat + 0.5) / count) * half * 2;
          return block({
            at: [x - 0.9, seat, z - lean * 0.6],
            size: [1.8, h - seat - 2, 0.6],
            finish: wood,
            grain: "upright",
          });
        }),
        rail(h - 3.2, 3),
      ];
    }
    case "panel":
      return [...posts, rail(h - (h - seat) * 0.42, (h - seat) * 0.38)];
  }
}

function seatParts(piece: Piece, seat: number, w: number, d: number): Part[] {
  const { main, second } = piece;
  const soft = isSoft(piece);
  const wood = soft || main.surface === "woven" ? second : main;
  if (!soft && main.surface !== "woven") {
    return [
      block({
        at: [-w / 2, seat - 1.5, -d / 2],
        size: [w, 1.5, d],
        finish: main,
        round: 0.6,
        grain: "level",
      }),
    ];
  }
  const pad = soft ? 3 : 1;
  return [
    block({
      at: [-w / 2 + 0.7, seat - pad - 2, -d / 2 + 0.7],
      size: [w - 1.4, 2.2, d - 1.4],
      finish: wood,
      round: 0.3,
    }),
    block({
      at: [-w / 2, seat - pad, -d / 2],
      size: [w, pad, d],
      finish: main,
      round: soft ? 1.3 : 0.4,
      details: { top: soft ? [creases(main)] : [], front: soft ? [seam(main, 0.7)] : [] },
    }),
  ];
}

export function diningChair(piece: Piece): Model {
  const { width: w, depth: d, second, main } = piece;
  const seat = 18;
  const kind = legKindFor(piece);
  const real = kind === "plinth" || kind === "bun" || kind === "hairpin" ? "straight" : kind;
  const deep = d - 2.5;
  const wood = isSoft(piece) || main.surface === "woven" ? second : main;
  const arms = piece.random.fork("arms").chance(0.2)
    ? [-1, 1].flatMap((side) => [
        block({
          at: [side * (w / 2 - 0.8) - 0.8, 25, -deep / 2],
          size: [1.6, 1, deep - 2],
          finish: wood,
          round: 0.4,
          grain: "level" as const,
        }),
        beam({
          from: [side * (w / 2 - 0.8), 25, deep / 2 - 3],
          to: [side * (w / 2 - 0.8), seat - 2, deep / 2 - 2],
          radius: 0.6,
          finish: wood,
        }),
      ])
    : [];
  return standing([
    ...legs({
      width: w,
      depth: deep,
      height: seat - 1.6,
      kind: real,
      finish: wood,
      inset: 1.4,
      thickness: 1.1,
    }),
    ...seatParts(piece, seat, w, deep),
    ...backParts(piece, seat, w, deep),
    ...arms,
  ]);
}

export function deskChair(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const metal = second.surface === "metal" ? second : finish("metal", "#8d8a85");
  const seat = 19;
  const spokes = 5;
  return standing([
    ...Array.from({ length: spokes }, (_, spoke) => {
      const turn = (spoke / spokes) * Math.PI * 2 + 0.35;
      const reach = w * 0.48;
      const [x, z] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
      return [
        beam({ from: [0, 4.4, 0], to: [x, 2.6, z], radius: 0.9, taper: 0.6, finish: metal }),
        turned({
          x,
          z,
          finish: finish("metal", "#2b2927"),
          profile: [
            [0, 0.8],
            [1.1, 1.1],
            [2.2, 0.7],
          ],
        }),
      ];
    }).flat(),
    turned({
      x: 0,
      z: 0,
      finish: metal,
      profile: [
        [4, 1.3],
        [10, 1.1],
        [10.2, 0.8],
        [seat - 3, 0.8],
      ],
    }),
    block({
      at: [-w / 2 + 1.5, seat - 3.4, -d / 2 + 2],
      size: [w - 3, 3.6, d - 4],
      finish: main,
      round: 1.6,
      details: { top: [creases(main)], front: [seam(main, 0.8)] },
    }),
    block({
      at: [-w / 2 + 2, seat + 2, -d / 2],
      size: [w - 4, h - seat - 2, 2.8],
      finish: main,
      round: 1.3,
      details: { front: [isSoft(piece) ? channels(main, 5, "level") : seam(main, 0.8)] },
    }),
    beam({ from: [0, seat - 3, -d / 2 + 2], to: [0, seat + 5, -d / 2 + 0.5], radius: 0.9, finish: metal }),
    ...[-1, 1].map((side) =>
      wire(
        [
          [side * (w / 2 - 1), seat - 2, 1],
          [side * (w / 2), seat + 3, 2],
          [side * (w / 2), seat + 7, 0],
          [side * (w / 2 - 1), seat + 7, -d / 2 + 2],
        ],
        metal,
        0.6,
      ),
    ),
  ]);
}

export function rockingChair(piece: Piece): Model {
  const { width: w, depth: d, main, second } = piece;
  const wood = isSoft(piece) || main.surface === "woven" ? second : main;
  const seat = 16.5;
  const runner = (x: number): Part =>
    wire(
      [
        [x, 2.6, -d / 2 - 3],
        [x, 0.7, -d / 4],
        [x, 0.35, 0],
        [x, 0.7, d / 4],
        [x, 2.4, d / 2 + 1],
      ],
      wood,
      0.75,
    );
  const deep = d * 0.66;
  return standing([
    ...[-1, 1].flatMap((side) => {
      const x = side * (w / 2 - 1.6);
      return [
        runner(x),
        beam({ from: [x, 1, deep / 2], to: [x, seat + 8, deep / 2 - 1], radius: 0.75, finish: wood }),
        beam({ from: [x, 1, -deep / 2], to: [x, seat, -deep / 2], radius: 0.75, finish: wood }),
        block({
          at: [x - 1.2, seat + 8, -deep / 2 - 1],
          size: [2.4, 0.9, deep + 2],
          finish: wood,
          round: 0.4,
          grain: "level" as const,
        }),
      ];
    }),
    ...seatParts(piece, seat, w - 2, deep),
    ...backParts(piece, seat, w - 2, deep),
  ]);
}

/** Counter and bar stools: tall legs with a foot rail, with or without a back. */
export function barStool(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const steady = piece.random.fork("form");
  const backed = h > 33;
  const seat = backed ? Math.min(h - 9, h * 0.72) : h;
  const soft = isSoft(piece);
  const round = steady.chance(0.5) && !backed;
  const wood = soft || main.surface === "woven" ? second : main;
  const foot = seat * 0.33;
  const reach = w / 2 - 0.6;
  const rails: Part[] = [-1, 1].flatMap((side) => [
    beam({
      from: [-reach, foot, side * (d / 2 - 1)],
      to: [reach, foot, side * (d / 2 - 1)],
      radius: 0.45,
      finish: wood,
    }),
    beam({
      from: [side * reach, foot + 2, -d / 2 + 1],
      to: [side * reach, foot + 2, d / 2 - 1],
      radius: 0.45,
      finish: wood,
    }),
  ]);
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      beam({
        from: [x * (round ? w * 0.26 : w / 2 - 2.4), seat - 1.6, z * (round ? d * 0.26 : d / 2 - 2.6)],
        to: [x * (w / 2 - 0.5), 0, z * (d / 2 - 0.8)],
        radius: 0.85,
        taper: 0.6,
        finish: wood,
      }),
    ),
  );
  const thick = soft ? 3.2 : 1.5;
  const top = round
    ? turned({
        x: 0,
        z: 0,
        finish: main,
        profile: [
          [seat - thick, w * 0.42],
          [seat - thick * 0.7, w * 0.45],
          [seat - 0.4, w * 0.45],
          [seat, w * 0.41],
        ],
      })
    : block({
        at: [-w / 2 + 0.5, seat - thick, -d / 2 + 0.5],
        size: [w - 1, thick, d - 1],
        finish: main,
        round: soft ? 1.4 : 0.6,
        details: soft ? { front: [seam(main, 0.7)] } : {},
      });
  return standing([...posts, ...rails, top, ...(backed ? backParts(piece, seat, w - 1, d - 1) : [])]);
}

export function stool(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const form = random.fork("form").pick(["three", "drum", "hourglass"]);
  const soft = isSoft(piece);
  if (form === "hourglass" && !soft) {
    return standing([
      turned({
        x: 0,
        z: 0,
        squash: d / w,
        finish: main,
        profile: [
          [0, w * 0.44],
          [h * 0.12, w * 0.43],
          [h * 0.5, w * 0.26],
          [h * 0.88, w * 0.45],
          [h, w * 0.47],
        ],
      }),
    ]);
  }
  if (form === "drum" && !soft) {
    return standing([
      turned({
        x: 0,
        z: 0,
        squash: d / w,
        finish: main,
        ribs: 18,
        profile: [
          [0, w * 0.4],
          [h * 0.5, w * 0.47],
          [h, w * 0.42],
        ],
      }),
    ]);
  }
  const wood = soft || main.surface === "woven" ? second : main;
  const thick = soft ? 3.6 : 1.4;
  return standing([
    ...[0, 1, 2].map((leg) => {
      const turn = (leg / 3) * Math.PI * 2 + 0.5;
      return beam({
        from: [Math.cos(turn) * w * 0.22, h - thick, Math.sin(turn) * w * 0.22],
        to: [Math.cos(turn) * w * 0.44, 0, Math.sin(turn) * w * 0.44],
        radius: 0.95,
        taper: 0.6,
        finish: wood,
      });
    }),
    turned({
      x: 0,
      z: 0,
      finish: main,
      profile: [
        [h - thick, w * 0.45],
        [h - thick * 0.6, w * 0.49],
        [h - 0.4, w * 0.49],
        [h, w * 0.45],
      ],
    }),
  ]);
}
