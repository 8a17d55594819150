import { inLight } from "../colour.ts";
import { channels, creases, seam, tufts } from "../detail.ts";
import { finish } from "../finish.ts";
import { beam } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Detail, Part } from "../part/part.ts";
import { prism } from "../part/prism.ts";
import { turned } from "../part/turned.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

type ArmKind = "track" | "rolled" | "slope" | "rounded" | "wood";

function armKindFor({ style, random, main }: Piece): ArmKind {
  const steady = random.fork("arms");
  if (main.surface === "boucle") return steady.pick(["rounded", "rounded", "track"]);
  switch (style) {
    case "mid_century_modern":
    case "danish_modern":
    case "scandinavian":
      return steady.pick(["track", "wood", "slope"]);
    case "traditional":
    case "victorian":
    case "french_provincial":
    case "farmhouse":
      return steady.pick(["rolled", "rolled", "slope"]);
    case "art_deco":
    case "1980_s":
      return steady.pick(["rounded", "rounded", "rolled"]);
    default:
      return steady.pick(["track", "rounded", "slope"]);
  }
}

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

type ArmPlan = { foot: number; armWide: number; armTop: number; backThick: number };

function armsOf({ width: w, depth: d, main, second }: Piece, arm: ArmKind, plan: ArmPlan): Part[] {
  const { foot, armWide, armTop } = plan;
  return [-1, 1].flatMap((side): Part[] => {
    const left = side < 0 ? -w / 2 : w / 2 - armWide;
    const front = d / 2 - 0.6;
    switch (arm) {
      case "wood":
        return [
          block({
            at: [left, armTop - 1.3, -d / 2 + 3],
            size: [armWide + 0.4, 1.3, d - 3],
            finish: second,
            round: 0.5,
            grain: "level",
          }),
          beam({
            from: [left + armWide / 2, armTop - 1, front - 2],
            to: [left + armWide / 2, 0, front - 0.4],
            radius: 1,
            taper: 0.6,
            finish: second,
          }),
          beam({
            from: [left + armWide / 2, armTop - 1, -d / 2 + 5],
            to: [left + armWide / 2, 0, -d / 2 + 2],
            radius: 1,
            taper: 0.6,
            finish: second,
          }),
        ];
      case "rolled":
        return [
          block({
            at: [left + 0.6, foot, -d / 2 + 1],
            size: [armWide - 1.2, armTop - foot - 2.5, d - 2],
            finish: main,
            round: 0.9,
          }),
          rolledTop(left + armWide / 2, armTop, armWide / 2 + 0.7, d, main),
        ];
      case "slope": {
        return [
          prism({
            along: "x",
            from: left,
            to: left + armWide,
            finish: main,
            outline: [
              [-d / 2 + 1, foot],
              [front, foot],
              [front, armTop - 4],
              [front - 1.2, armTop - 2.6],
              [-d / 2 + 6, armTop + 3],
              [-d / 2 + 1, armTop + 4],
            ],
          }),
        ];
      }
      default:
        return [
          block({
            at: [left, foot, -d / 2 + 0.5],
            size: [armWide, armTop - foot, d - 1],
            finish: main,
            round: arm === "rounded" ? armWide * 0.46 : 1,
            details: arm === "track" ? { front: [seam(main, 0.5)] } : {},
          }),
        ];
    }
  });
}

function rolledTop(x: number, top: number, radius: number, d: number, of: Piece["main"]): Part {
  const y = top - radius;
  return prism({
    along: "z",
    from: -d / 2 + 1,
    to: d / 2 - 0.4,
    finish: of,
    outline: Array.from({ length: 26 }, (_, step): [number, number] => [
      x + Math.cos((step / 26) * Math.PI * 2) * radius,
      y + Math.sin((step / 26) * Math.PI * 2) * radius,
    ]),
    details: [
      (pen, side) => {
        const shade = inLight(of.colour, -0.16);
        for (const share of [0.84, 0.45]) {
          const [cx, cy] = pen.at([x, y, side.origin[2]]);
          pen.draw(
            `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${pen.long(radius * share).toFixed(1)}" fill="none" stroke="${shade}" stroke-width="${pen.long(0.22).toFixed(1)}" stroke-opacity=".6"/>`,
          );
        }
      },
    ],
  });
}

export const sofa = (piece: Piece) => settee(piece, { seats: piece.width > 78 ? 3 : 2, pillows: true });
export const loveseat = (piece: Piece) => settee(piece, { seats: 2, pillows: true });
export const armchair = (piece: Piece) => settee(piece, { seats: 1, pillows: false });

/** An L: the long run and a chaise at one end. */
export function sectional(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const kind = legKindFor(piece);
  const foot = kind === "plinth" ? 2 : 5;
  const run = Math.min(38, d * 0.6);
  const seatTop = h * 0.54;
  const baseTop = seatTop - 5.5;
  const side = random.chance(0.5) ? 1 : -1;
  const chaise = w * 0.33;
  const arm = 6;
  const back = -d / 2;
  const parts: Part[] = [
    ...legs({ width: w, depth: run, height: foot, kind, finish: second, z: back + run / 2, inset: 3 }),
    ...legs({
      width: chaise,
      depth: d,
      height: foot,
      kind,
      finish: second,
      x: side * (w / 2 - chaise / 2),
      inset: 3,
    }),
    block({ at: [-w / 2, foot, back], size: [w, baseTop - foot, run], finish: main, round: 0.9 }),
    block({
      at: [side > 0 ? w / 2 - chaise : -w / 2, foot, back + run],
      size: [chaise, baseTop - foot, d - run],
      finish: main,
      round: 0.9,
    }),
    block({ at: [-w / 2, baseTop - 0.5, back], size: [w, h - baseTop - 4, 7], finish: main, round: 2 }),
    block({
      at: [side > 0 ? -w / 2 : w / 2 - arm, baseTop, back + 2],
      size: [arm, h * 0.72 - baseTop, run - 2],
      finish: main,
      round: 2.2,
    }),
    block({
      at: [side > 0 ? w / 2 - arm : -w / 2, baseTop, back + 2],
      size: [arm, h * 0.72 - baseTop, run],
      finish: main,
      round: 2.2,
    }),
  ];
  const inner = w - arm - chaise;
  const start = side > 0 ? -w / 2 + arm : -w / 2 + chaise;
  for (let index = 0; index < 2; index++) {
    const x = start + (index * inner) / 2;
    parts.push(
      block({
        at: [x + 0.1, baseTop, back + 6],
        size: [inner / 2 - 0.2, 6, run - 6],
        finish: main,
        round: 1.8,
        details: { top: [creases(main)], front: [seam(main, 0.9)] },
      }),
      block({
        at: [x + 0.2, seatTop + 0.5, back + 5],
        size: [inner / 2 - 0.4, h - seatTop, 7],
        finish: main,
        round: 2.6,
        details: { front: [seam(main, 1.1), creases(main)] },
      }),
    );
  }
  const chaiseLeft = side > 0 ? w / 2 - chaise : -w / 2 + arm;
  parts.push(
    block({
      at: [chaiseLeft + 0.1, baseTop, back + 6],
      size: [chaise - arm - 0.2, 6, d - 6.3],
      finish: main,
      round: 1.8,
      details: { top: [creases(main)], front: [seam(main, 0.9)] },
    }),
    block({
      at: [chaiseLeft + 0.2, seatTop + 0.5, back + 5],
      size: [chaise - arm - 0.4, h - seatTop, 7],
      finish: main,
      round: 2.6,
      details: { front: [seam(main, 1.1)] },
    }),
  );
  return standing(parts);
}

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

/** A long seat with one raised end. */
export function chaise(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  return standing([
    ...legs({ width: w, depth: d, height: 6.4, kind: kind === "sled" ? "tapered" : kind, finish: second }),
    block({ at: [-w / 2, 6, -d / 2], size: [w, 5, d], finish: main, round: 1.1 }),
    block({
      at: [-w / 2 + 6, 10.8, -d / 2 + 0.3],
      size: [w - 6.4, 6, d - 0.6],
      finish: main,
      round: 2,
      details: { top: [creases(main)], front: [seam(main, 0.9)] },
    }),
    block({ at: [-w / 2, 10.5, -d / 2], size: [8, h - 10.5, d], finish: main, round: 3 }),
    block({ at: [-w / 2 + 5, 10.5, -d / 2], size: [w * 0.5, (h - 10) * 0.62, 5], finish: main, round: 2.3 }),
    block({
      at: [-w / 2 + 7.5, 16.4, -d / 2 + 4],
      size: [6.4, 6.4, d - 7],
      finish: main,
      round: 3,
    }),
  ]);
}

/** A backless place for the feet. */
export function ottoman(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const round = random.fork("form").chance(0.35);
  const foot = random.fork("foot").pick([0.8, 4, 5]);
  const kind = legKindFor(piece);
  if (round) {
    const r = w / 2;
    return standing([
      ...(foot > 1
        ? legs({ width: w * 0.8, depth: d * 0.8, height: foot + 0.4, kind: "tapered", finish: second })
        : []),
      turned({
        x: 0,
        z: 0,
        squash: d / w,
        finish: main,
        ribs: random.chance(0.5) ? 26 : 0,
        profile: [
          [foot, r * 0.93],
          [foot + 1, r],
          [h - 2, r],
          [h - 0.7, r * 0.97],
          [h, r * 0.88],
        ],
      }),
    ]);
  }
  return standing([
    ...legs({
      width: w,
      depth: d,
      height: foot + 0.4,
      kind: foot < 1 ? "plinth" : kind,
      finish: second,
      inset: 2,
    }),
    block({ at: [-w / 2, foot, -d / 2], size: [w, (h - foot) * 0.5, d], finish: main, round: 0.9 }),
    block({
      at: [-w / 2, foot + (h - foot) * 0.47, -d / 2],
      size: [w, (h - foot) * 0.53, d],
      finish: main,
      round: 1.9,
      details: { top: [random.chance(0.5) ? tufts(main, 4, 3) : creases(main)], front: [seam(main, 0.9)] },
    }),
  ]);
}

/** A soft drum with no frame. */
export function pouf({ width: w, depth: d, height: h, main, random }: Piece): Model {
  const r = w / 2;
  return standing([
    turned({
      x: 0,
      z: 0,
      squash: d / w,
      finish: main,
      ribs: random.int(10, 18),
      profile: [
        [0, r * 0.8],
        [h * 0.12, r * 0.95],
        [h * 0.45, r],
        [h * 0.8, r * 0.93],
        [h * 0.95, r * 0.72],
        [h, r * 0.45],
      ],
    }),
  ]);
}

/** Bench: upholstered or bare boards. */
export function bench(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const kind = legKindFor(piece);
  const soft = main.surface !== "wood" && main.surface !== "painted";
  const thick = soft ? 4.2 : 1.6;
  const real = kind === "plinth" || kind === "bun" ? "straight" : kind;
  return standing([
    ...legs({ width: w, depth: d, height: h - thick + 0.1, kind: real, finish: second, inset: 2.4 }),
    block({
      at: [-w / 2 + 2, h - thick - 2.2, -d / 2 + 1.5],
      size: [w - 4, 2.2, d - 3],
      finish: second,
      grain: "level",
    }),
    block({
      at: [-w / 2, h - thick, -d / 2],
      size: [w, thick, d],
      finish: main,
      round: soft ? 1.8 : 0.3,
      details: {
        top: soft
          ? [random.chance(0.5) ? tufts(main, 7, 2) : channels(main, 9)]
          : [channels(main, random.int(3, 5), "level")],
        front: soft ? [seam(main, 0.8)] : [],
      },
    }),
  ]);
}
