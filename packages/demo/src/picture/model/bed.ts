import { channels, panel, seam, tufts } from "../detail.ts";
import { finish } from "../finish.ts";
import { beam } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { legs } from "./legs.ts";
import { type Model, type Piece, standing } from "./piece.ts";

const linens = ["#efe8dc", "#e6ddd0", "#dfe2dd", "#f2ece4"] as const;
const throws = ["#b9613d", "#7d8a6a", "#2f4858", "#c8a15a", "#6b4b45", "#8c8f94"] as const;

/** A bed, made, seen from its foot. */
export function bed(piece: Piece): Model {
  const { width: w, depth: d, height: h, main, random } = piece;
  const soft =
    main.surface !== "wood" &&
    main.surface !== "painted" &&
    main.surface !== "metal" &&
    main.surface !== "woven";
  const sheet = finish("cloth", random.pick(linens));
  const cover = finish("cloth", random.pick(throws));
  const rail = 12;
  const parts: Part[] = [
    ...headboard(piece, soft),
    ...legs({
      width: w,
      depth: d,
      height: 6,
      kind: "straight",
      finish: soft ? piece.second : main,
      inset: 2,
    }),
    block({
      at: [-w / 2, 5.5, -d / 2 + 3],
      size: [w, rail - 5.5, d - 3],
      finish: main,
      round: soft ? 1.4 : 0.3,
    }),
    block({ at: [-w / 2 + 1, rail - 1, -d / 2 + 3], size: [w - 2, 10, d - 4], finish: sheet, round: 2.6 }),
    block({
      at: [-w / 2 + 0.4, rail - 3, d / 2 - d * 0.42],
      size: [w - 0.8, 13.6, d * 0.42 - 0.4],
      finish: cover,
      round: 2.4,
      details: { top: [seam(cover, 2)], front: [channels(cover, 5)] },
    }),
  ];
  const half = (w - 6) / 2;
  for (const side of [0, 1]) {
    parts.push(
      block({
        at: [-w / 2 + 3 + side * half + 0.6, rail + 8.5, -d / 2 + 5],
        size: [half - 1.2, 13, 7],
        finish: finish("cloth", "#f6f1ea"),
        round: 3,
        details: { front: [seam(sheet, 1)] },
      }),
    );
  }
  if (random.chance(0.6)) {
    parts.push(block({ at: [-9, rail + 8.5, -d / 2 + 12], size: [18, 10, 5], finish: cover, round: 2.2 }));
  }
  if (h < rail + 12) return standing(parts.slice(1));
  return standing(parts);
}

function headboard({ width: w, depth: d, height: h, main, random }: Piece, soft: boolean): Part[] {
  const z = -d / 2;
  if (main.surface === "metal") {
    const bars = 9;
    return [
      ...[-1, 1].map((side) =>
        beam({
          from: [side * (w / 2 - 1), 0, z + 1],
          to: [side * (w / 2 - 1), h, z + 1],
          radius: 0.9,
          finish: main,
        }),
      ),
      beam({ from: [-w / 2 + 1, h - 1, z + 1], to: [w / 2 - 1, h - 1, z + 1], radius: 0.8, finish: main }),
      ...Array.from({ length: bars }, (_, bar) => {
        const x = -w / 2 + ((bar + 1) / (bars + 1)) * w;
        return beam({ from: [x, 12, z + 1], to: [x, h - 1, z + 1], radius: 0.4, finish: main });
      }),
    ];
  }
  const form = random.fork("board");
  if (soft) {
    const details = form.pick([[channels(main, 11)], [tufts(main, 9, 4)], [seam(main, 3)]]);
    return [
      block({
        at: [-w / 2 - 0.5, 4, z - 1],
        size: [w + 1, h - 4, 5],
        finish: main,
        round: 2.4,
        details: { front: details },
      }),
    ];
  }
  if (form.chance(0.4)) {
    const slats = 12;
    return [
      ...[-1, 1].map((side) =>
        block({
          at: [side * (w / 2) - (side > 0 ? 3 : 0), 0, z],
          size: [3, h, 2.6],
          finish: main,
          grain: "upright",
        }),
      ),
      block({ at: [-w / 2 + 3, h - 4.5, z + 0.3], size: [w - 6, 3.6, 2], finish: main }),
      ...Array.from({ length: slats }, (_, slat) =>
        block({
          at: [-w / 2 + 3 + ((slat + 0.25) / slats) * (w - 6), 12, z + 0.8],
          size: [((w - 6) / slats) * 0.45, h - 16.5, 0.9],
          finish: main,
          grain: "upright",
        }),
      ),
    ];
  }
  return [
    block({
      at: [-w / 2, 0, z],
      size: [w, h, 2.4],
      finish: main,
      round: 0.4,
      grain: "level",
      details: { front: form.chance(0.5) ? [panel(main, 4)] : [channels(main, 5, "level")] },
    }),
  ];
}
