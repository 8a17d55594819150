import { randomFrom } from "../../random/random.ts";
import { inLight } from "../colour.ts";
import {
  area,
  books,
  cane,
  channels,
  front,
  type Handle,
  handle,
  opening,
  panel,
  pane,
  together,
} from "../detail.ts";
import { type Finish, finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Detail, Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import type { Point } from "../space.ts";
import { legKindFor, legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

const handlesFor = ({ style, random }: Piece): Handle => {
  const steady = random.fork("handle");
  switch (style) {
    case "mid_century_modern":
    case "danish_modern":
    case "scandinavian":
      return steady.pick(["knob", "groove", "bar"]);
    case "industrial":
    case "farmhouse":
      return steady.pick(["cup", "bar"]);
    case "traditional":
    case "victorian":
    case "french_provincial":
      return steady.pick(["ring", "knob"]);
    default:
      return steady.pick(["bar", "knob", "groove"]);
  }
};

const metalFor = ({ second, style }: Piece): Finish =>
  second.surface === "metal" ? second : finish("metal", style === "industrial" ? "#3b3a38" : "#b38a4a");

type Cell = "drawer" | "door" | "cane" | "glass" | "open" | "books" | "slats";

/** Columns of cells over the front of a body of the given size; a cell is `[kind, share of the height]`. */
function frontOf(
  piece: Piece,
  width: number,
  height: number,
  columns: readonly (readonly (readonly [Cell, number])[])[],
  rim = 1,
): Detail[] {
  const metal = metalFor(piece);
  const kind = handlesFor(piece);
  const each = (width - rim * 2) / columns.length;
  return columns.flatMap((cells, column) => {
    const total = cells.reduce((sum, [, share]) => sum + share, 0);
    let top = rim;
    return cells.map(([cell, share]) => {
      const tall = ((height - rim * 2) * share) / total;
      const at = { left: rim + column * each + 0.2, top: top + 0.2, width: each - 0.4, height: tall - 0.4 };
      top += tall;
      const hinge = columns.length === 1 ? 1 : column % 2 ? -1 : 1;
      return cellOf(piece, cell, at, { metal, kind, hinge });
    });
  });
}

type Place = { left: number; top: number; width: number; height: number };

function cellOf(
  { main, style, random }: Piece,
  cell: Cell,
  at: Place,
  fit: { metal: Finish; kind: Handle; hinge: number },
): Detail {
  const { left, top, width, height } = at;
  const doorHandle = handle(
    fit.kind === "groove" ? "bar" : fit.kind,
    fit.metal,
    fit.hinge > 0 ? left + width - 1.6 : left + 1.6,
    top + height * 0.45,
    Math.min(5, height * 0.25),
    true,
  );
  const framed = ["traditional", "victorian", "french_provincial", "farmhouse", "rustic"].includes(style);
  switch (cell) {
    case "drawer": {
      const middle = top + height * (fit.kind === "groove" ? 0.12 : 0.45);
      const pair = width > 24 && fit.kind !== "groove";
      const places = pair ? [0.25, 0.75] : [0.5];
      return together([
        front(main, left, top, width, height, framed ? 0.9 : 0),
        ...places.map((share) =>
          handle(fit.kind, fit.metal, left + width * share, middle, Math.min(6, width * 0.3)),
        ),
      ]);
    }
    case "door":
      return together([
        front(main, left, top, width, height, framed ? Math.min(2.4, width * 0.15) : 0),
        doorHandle,
      ]);
    case "cane":
      return together([
        front(main, left, top, width, height),
        cane(left + 1.6, top + 1.6, width - 3.2, height - 3.2),
        doorHandle,
      ]);
    case "slats":
      return together([
        front(main, left, top, width, height),
        (pen, side) =>
          channels(main, Math.max(5, Math.round(width / 1.6)))(pen, {
            ...side,
            origin: offset(side, left, top),
            width,
            height,
          }),
        doorHandle,
      ]);
    case "glass":
      return together([
        front(main, left, top, width, height),
        opening(main, left + 1.8, top + 1.8, width - 3.6, height - 3.6),
        ...shelvesIn(main, left + 1.8, top + 1.8, width - 3.6, height - 3.6),
        pane(left + 1.8, top + 1.8, width - 3.6, height - 3.6),
        doorHandle,
      ]);
    case "open":
      return opening(main, left, top, width, height);
    case "books":
      return together([
        opening(main, left, top, width, height),
        books(left + 0.6, top + height, width * 0.62, height, random.fork(`books ${left} ${top}`)),
      ]);
  }
}

const offset = (
  side: {
    origin: readonly [number, number, number];
    u: readonly [number, number, number];
    v: readonly [number, number, number];
  },
  u: number,
  v: number,
): readonly [number, number, number] => [
  side.origin[0] + side.u[0] * u + side.v[0] * v,
  side.origin[1] + side.u[1] * u + side.v[1] * v,
  side.origin[2] + side.u[2] * u + side.v[2] * v,
];

const dishes = ["#e8e0d2", "#7f95a0", "#c7a27a", "#5d6e63"] as const;

function shelvesIn(of: Finish, left: number, top: number, width: number, height: number): Detail[] {
  const count = Math.max(2, Math.round(height / 12));
  return Array.from({ length: count }, (_, shelf) => {
    const foot = top + ((shelf + 1) / count) * height;
    // The same dishes from every side.
    const random = randomFrom(`${of.colour} ${left} ${foot} ${width}`);
    return together([
      (pen, side) => {
        let u = left + 1;
        while (u < left + width - 4) {
          const wide = random.between(2, 4.5);
          const tall = (height / count) * random.between(0.2, 0.5);
          area(u, foot - tall, wide, tall, inLight(random.pick(dishes), -0.08), 0.85)(pen, side);
          u += wide + random.between(0.8, 3);
        }
      },
      area(left, foot - 0.6, width, 0.6, inLight(of.colour, -0.08)),
    ]);
  });
}

type Case = { columns: readonly (readonly (readonly [Cell, number])[])[]; foot?: number; top?: Finish };

/** A carcass on feet with a laid-out front and, perhaps, a top of another material. */
function carcass(piece: Piece, { columns, foot, top }: Case): Part[] {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const rise =
    foot ??
    (kind === "plinth" || kind === "bun" || kind === "block"
      ? Math.min(3.5, h * 0.1)
      : Math.min(7.5, h * 0.22));
  const thick = 1.1;
  const body = h - rise - thick;
  const overhang = piece.random.fork("top").chance(0.5) ? 0.6 : 0;
  const legFinish = second.surface === "metal" || second.surface === "wood" ? second : main;
  return [
    ...legs({
      width: w,
      depth: d,
      height: rise + 0.1,
      kind,
      finish: legFinish,
      inset: kind === "plinth" ? 1.2 : 2.2,
    }),
    block({
      at: [-w / 2 + overhang, rise, -d / 2 + overhang],
      size: [w - overhang * 2, body, d - overhang * 2],
      finish: main,
      details: { front: frontOf(piece, w - overhang * 2, body, columns) },
      grain: h > w ? "upright" : "level",
    }),
    block({
      at: [-w / 2, h - thick, -d / 2],
      size: [w, thick, d],
      finish: top ?? main,
      round: 0.25,
      grain: "level",
    }),
  ];
}

const rows = (cell: Cell, count: number) =>
  Array.from({ length: count }, (_, row): readonly [Cell, number] => [cell, 1 + row * 0.12]);

export function dresser(piece: Piece): Model {
  const tall = piece.height > piece.width * 1.05;
  if (tall)
    return standing(carcass(piece, { columns: [rows("drawer", piece.random.fork("rows").int(4, 6))] }));
  const count = piece.random.fork("rows").int(3, 4);
  const columns = piece.width > 64 ? 3 : 2;
  return standing(carcass(piece, { columns: Array.from({ length: columns }, () => rows("drawer", count)) }));
}

export function nightstand(piece: Piece): Model {
  const plan = piece.random.fork("plan").pick<readonly (readonly [Cell, number])[]>([
    rows("drawer", 2),
    [
      ["drawer", 1],
      ["open", 1.5],
    ],
    [
      ["drawer", 1],
      ["door", 2],
    ],
    [
      ["drawer", 1],
      ["cane", 2],
    ],
    rows("drawer", 3),
  ]);
  return standing(carcass(piece, { columns: [plan] }));
}

export function sideboard(piece: Piece): Model {
  const steady = piece.random.fork("plan");
  const door = steady.pick<Cell>(["door", "door", "cane", "slats"]);
  const doors: readonly (readonly [Cell, number])[] = [[door, 1]];
  const drawers = rows("drawer", 3);
  const columns = steady.pick([
    [doors, drawers, doors],
    [doors, doors, drawers],
    [doors, doors, doors, doors],
    [drawers, doors, doors],
    [
      [
        ["drawer", 1],
        [door, 2.4],
      ],
      [
        ["drawer", 1],
        [door, 2.4],
      ],
      [
        ["drawer", 1],
        [door, 2.4],
      ],
    ] satisfies (readonly (readonly [Cell, number])[])[],
  ]);
  const marble = piece.main.surface === "marble";
  return standing(
    marble
      ? carcass(
          { ...piece, main: piece.second.surface === "wood" ? piece.second : finish("wood", "#6b4128") },
          { columns, top: piece.main },
        )
      : carcass(piece, { columns }),
  );
}

export function mediaConsole(piece: Piece): Model {
  const steady = piece.random.fork("plan");
  const door = steady.pick<Cell>(["door", "cane", "slats"]);
  const columns = steady.pick<readonly (readonly (readonly [Cell, number])[])[]>([
    [
      [[door, 1]],
      [
        ["open", 1],
        ["open", 1],
      ],
      [[door, 1]],
    ],
    [
      [
        ["open", 1],
        ["drawer", 1],
      ],
      [
        ["open", 1],
        ["drawer", 1],
      ],
      [[door, 1]],
    ],
    [
      [[door, 1]],
      [
        ["open", 1],
        ["drawer", 1],
      ],
      [
        ["open", 1],
        ["drawer", 1],
      ],
      [[door, 1]],
    ],
  ]);
  return standing(carcass(piece, { columns }));
}

export function bookcase(piece: Piece): Model {
  const { width: w, height: h } = piece;
  const steady = piece.random.fork("plan");
  const shelves = Math.max(3, Math.round(h / 14));
  const columns = w > 44 ? 2 : 1;
  const plan = Array.from({ length: columns }, () =>
    Array.from({ length: shelves }, (_, shelf): readonly [Cell, number] => {
      if (shelf === shelves - 1 && steady.chance(0.35)) return ["door", 1.3];
      return [steady.chance(0.62) ? "books" : "open", 1];
    }),
  );
  return standing([...carcass(piece, { columns: plan, foot: 2.5 }), ...ornaments(piece, shelves)]);
}

function ornaments({ width: w, depth: d, height: h, random }: Piece, shelves: number): Part[] {
  const top = random.fork("ornament");
  if (!top.chance(0.5) || shelves < 3 || h > 80) return [];
  return [
    turned({
      x: -w / 4,
      z: -d / 8,
      finish: finish("ceramic", top.pick(["#d9cdb8", "#5f7370", "#b4643f"])),
      profile: [
        [h, 1.6],
        [h + 2, 3],
        [h + 4.5, 2.6],
        [h + 6.5, 1.1],
        [h + 7.5, 1.4],
      ],
      open: true,
      shadowless: true,
    }),
  ];
}

export function cabinet(piece: Piece): Model {
  const steady = piece.random.fork("plan");
  const plan = steady.pick<readonly (readonly [Cell, number])[]>([
    [
      ["glass", 2.4],
      ["door", 1],
    ],
    [["door", 1]],
    [
      ["glass", 2],
      ["drawer", 0.45],
      ["door", 1],
    ],
    [["cane", 1]],
    [
      ["drawer", 0.3],
      ["door", 1.2],
    ],
  ]);
  return standing(carcass(piece, { columns: piece.width > 24 ? [plan, plan] : [plan] }));
}

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

export function wardrobe(piece: Piece): Model {
  const steady = piece.random.fork("plan");
  const plan = steady.pick<readonly (readonly [Cell, number])[]>([
    [["door", 1]],
    [
      ["door", 3],
      ["drawer", 0.6],
    ],
    [["cane", 1]],
    [
      ["slats", 3],
      ["drawer", 0.6],
    ],
  ]);
  return standing([
    ...carcass(piece, { columns: piece.width > 52 ? [plan, plan, plan] : [plan, plan], foot: 3.5 }),
    block({
      at: [-piece.width / 2 - 0.8, piece.height, -piece.depth / 2],
      size: [piece.width + 1.6, 1.6, piece.depth + 0.8],
      finish: piece.main,
      round: 0.4,
    }),
  ]);
}

/** A writing table, with drawers under or beside the knees. */
export function desk(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second, random } = piece;
  const steady = random.fork("plan");
  const kind = legKindFor(piece);
  const real = kind === "plinth" || kind === "bun" ? "straight" : kind;
  const top = block({
    at: [-w / 2, h - 1.2, -d / 2],
    size: [w, 1.2, d],
    finish: main,
    round: 0.3,
    grain: "level",
  });
  const body = second.surface === "wood" || second.surface === "painted" ? second : main;
  if (steady.chance(0.45) && w > 44) {
    const wide = Math.min(18, w * 0.29);
    const pedestal = (left: number): Part =>
      block({
        at: [left, 4, -d / 2 + 0.8],
        size: [wide, h - 5.2, d - 1.6],
        finish: main,
        details: { front: frontOf(piece, wide, h - 5.2, [rows("drawer", 3)], 0.6) },
      });
    const both = steady.chance(0.5);
    return standing([
      ...legs({
        width: w,
        depth: d,
        height: 4.1,
        kind: real === "hairpin" ? "straight" : real,
        finish: second,
      }),
      pedestal(w / 2 - wide - 0.6),
      ...(both
        ? [pedestal(-w / 2 + 0.6)]
        : [
            block({
              at: [-w / 2 + 0.6, 4, -d / 2 + 0.8],
              size: [1.2, h - 5.2, d - 1.6],
              finish: main,
              grain: "upright" as const,
            }),
          ]),
      top,
    ]);
  }
  return standing([
    ...legs({ width: w, depth: d, height: h - 1.1, kind: real, finish: second, thickness: 1.2 }),
    block({
      at: [-w / 2 + 1.2, h - 6, -d / 2 + 1],
      size: [w - 2.4, 4.8, d - 2],
      finish: real === "hairpin" ? main : body,
      details: {
        front: frontOf(
          { ...piece, main: real === "hairpin" ? main : body },
          w - 2.4,
          4.8,
          Array.from({ length: w > 46 ? 3 : 2 }, () => rows("drawer", 1)),
          0.4,
        ),
      },
    }),
    top,
  ]);
}

export function secretary(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const leg = h * 0.3;
  const waist = h * 0.6;
  return standing([
    ...legs({
      width: w,
      depth: d,
      height: leg + 0.1,
      kind: kind === "plinth" || kind === "bun" || kind === "sled" ? "tapered" : kind,
      finish: second.surface === "wood" ? second : main,
    }),
    block({
      at: [-w / 2, leg, -d / 2],
      size: [w, waist - leg, d],
      finish: main,
      details: { front: frontOf(piece, w, waist - leg, [rows("drawer", 2)]) },
    }),
    block({
      at: [-w / 2, waist, -d / 2],
      size: [w, h - waist, d * 0.62],
      finish: main,
      details: {
        front: [
          front(main, 1, 1, w - 2, h - waist - 2),
          handle("knob", metalFor(piece), w / 2, 3),
          panel(main, 3),
        ],
      },
    }),
  ]);
}

/** A dressing table with its mirror. */
export function vanity(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const kind = legKindFor(piece);
  const top = Math.min(31, h * 0.55);
  const round = Math.min((h - top) / 2, w * 0.34);
  const low: Piece = { ...piece, height: top };
  return standing([
    ...legs({
      width: w,
      depth: d,
      height: top - 6,
      kind: kind === "plinth" || kind === "bun" || kind === "sled" ? "tapered" : kind,
      finish: second,
    }),
    block({
      at: [-w / 2 + 0.5, top - 6.5, -d / 2 + 0.5],
      size: [w - 1, 5.4, d - 1],
      finish: main,
      details: {
        front: frontOf(low, w - 1, 5.4, [rows("drawer", 1), rows("drawer", 1), rows("drawer", 1)], 0.4),
      },
    }),
    block({ at: [-w / 2, top - 1.1, -d / 2], size: [w, 1.1, d], finish: main, round: 0.3 }),
    roundGlass(0, top + round, round, -d / 2 + 1.6, second.surface === "metal" ? second : main),
    turned({
      x: w * 0.3,
      z: d * 0.08,
      finish: finish("glass", "#d8c3a5"),
      profile: [
        [top, 1.1],
        [top + 2.6, 1.2],
        [top + 3.2, 0.5],
        [top + 4.6, 0.6],
      ],
      shadowless: true,
    }),
  ]);
}

/** A round looking glass standing or hanging, centred at a height. */
export function roundGlass(x: number, y: number, radius: number, z: number, frame: Finish, rim = 0.8): Part {
  return {
    bounds: { min: [x - radius, y - radius, z - 0.6], max: [x + radius, y + radius, z + 0.6] },
    shadowless: true,
    silhouette: Array.from({ length: 32 }, (_, step): Point => [
      x + Math.cos((step / 32) * Math.PI * 2) * radius,
      y + Math.sin((step / 32) * Math.PI * 2) * radius,
      z,
    ]),
    paint(pen) {
      const ring = (r: number) =>
        Array.from({ length: 48 }, (_, step) =>
          pen.at([
            x + Math.cos((step / 48) * Math.PI * 2) * r,
            y + Math.sin((step / 48) * Math.PI * 2) * r,
            z + 0.6,
          ]),
        );
      const path = (r: number) =>
        `M${ring(r)
          .map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`)
          .join("L")}Z`;
      const [cx, cy] = pen.at([x, y, z]);
      const long = pen.long(radius);
      const sheen = pen.defineNew(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${(cx - long).toFixed(1)}" y1="${(cy - long).toFixed(1)}" x2="${(cx + long).toFixed(1)}" y2="${(cy + long).toFixed(1)}"><stop offset="0" stop-color="#f4f3ee"/><stop offset=".38" stop-color="#d3d9d8"/><stop offset=".5" stop-color="#eef0ec"/><stop offset="1" stop-color="#aeb9ba"/></linearGradient>`,
      );
      pen.draw(`<path d="${path(radius)}" fill="${inLight(frame.colour, -0.06)}"/>`);
      pen.draw(
        `<path d="${path(radius - rim * 0.25)}" fill="none" stroke="${inLight(frame.colour, 0.14)}" stroke-width="${pen.long(rim * 0.3).toFixed(1)}"/>`,
      );
      pen.draw(
        `<path d="${path(radius - rim)}" fill="${sheen}" stroke="${inLight(frame.colour, -0.25)}" stroke-width="1.5"/>`,
      );
    },
  };
}

export function trunk(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, second } = piece;
  const metal = metalFor(piece);
  const strap = inLight(second.surface === "metal" ? second.colour : inLight(main.colour, -0.2), 0);
  const bands: Detail[] = [0.12, 0.84].map(
    (share) => (pen, side) => area(side.width * share, 0, side.width * 0.045, side.height, strap)(pen, side),
  );
  return standing([
    block({
      at: [-w / 2, 0.6, -d / 2],
      size: [w, h * 0.68, d],
      finish: main,
      round: 0.5,
      details: { front: [...bands, handle("ring", metal, w / 2, 2)] },
    }),
    block({
      at: [-w / 2 - 0.3, h * 0.7, -d / 2 - 0.3],
      size: [w + 0.6, h * 0.3, d + 0.6],
      finish: main,
      round: 0.8,
      details: { front: bands, top: bands },
    }),
  ]);
}
