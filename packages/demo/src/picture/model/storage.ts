import { inLight } from "../colour.ts";
import { area, handle } from "../detail.ts";
import { finish } from "../finish.ts";
import { block } from "../part/block.ts";
import type { Detail, Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import { carcass } from "./carcass.ts";
import { type Cell, metalFor, rows } from "./case-front.ts";
import { type Model, type Piece, standing } from "./piece.ts";

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
