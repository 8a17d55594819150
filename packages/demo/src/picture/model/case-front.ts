import { randomFrom } from "../../random/random.ts";
import { inLight } from "../colour.ts";
import {
  type Handle,
  area,
  books,
  cane,
  channels,
  front,
  handle,
  opening,
  pane,
  together,
} from "../detail.ts";
import { type Finish, finish } from "../finish.ts";
import type { Detail } from "../part/part.ts";
import type { Piece } from "./piece.ts";

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

export const metalFor = ({ second, style }: Piece): Finish =>
  second.surface === "metal" ? second : finish("metal", style === "industrial" ? "#3b3a38" : "#b38a4a");

export type Cell = "drawer" | "door" | "cane" | "glass" | "open" | "books" | "slats";

/** Columns of cells over the front of a body of the given size; a cell is `[kind, share of the height]`. */
export function frontOf(
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

export const offset = (
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

export const rows = (cell: Cell, count: number) =>
  Array.from({ length: count }, (_, row): readonly [Cell, number] => [cell, 1 + row * 0.12]);
