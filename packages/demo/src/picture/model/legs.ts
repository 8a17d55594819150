import { type Finish, finish } from "../finish.ts";
import { beam, wire } from "../part/beam.ts";
import { block } from "../part/block.ts";
import type { Part } from "../part/part.ts";
import { turned } from "../part/turned.ts";
import type { Piece } from "./piece.ts";

export type LegKind =
  | "tapered"
  | "straight"
  | "turned"
  | "hairpin"
  | "block"
  | "plinth"
  | "sled"
  | "bun"
  | "cabriole";

/** The legs a style would have; the piece's own chance decides among them. */
export function legKindFor({ style, random }: Piece): LegKind {
  const steady = random.fork("legs");
  switch (style) {
    case "mid_century_modern":
    case "scandinavian":
    case "danish_modern":
      return steady.pick(["tapered", "tapered", "straight"]);
    case "industrial":
      return steady.pick(["hairpin", "sled", "straight"]);
    case "traditional":
    case "victorian":
    case "french_provincial":
      return steady.pick(["turned", "cabriole", "bun"]);
    case "art_deco":
    case "1980_s":
    case "hollywood_regency":
      return steady.pick(["plinth", "block", "bun"]);
    case "farmhouse":
    case "rustic":
      return steady.pick(["turned", "straight", "block"]);
    case "contemporary":
    case "minimalist":
      return steady.pick(["sled", "plinth", "straight"]);
    default:
      return steady.pick(["tapered", "straight", "block", "turned"]);
  }
}

type Under = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly kind: LegKind;
  readonly finish: Finish;
  /** Distance from the body's edges, inches. */
  readonly inset?: number;
  readonly x?: number;
  readonly z?: number;
  readonly thickness?: number;
};

/** Four legs (or what stands for them) under a body centred at `x`, `z`. */
export function legs(under: Under): Part[] {
  const { width, depth, height, kind } = under;
  const inset = under.inset ?? Math.min(2.4, width * 0.08);
  const [cx, cz] = [under.x ?? 0, under.z ?? 0];
  const [left, right] = [cx - width / 2 + inset, cx + width / 2 - inset];
  const [back, front] = [cz - depth / 2 + inset, cz + depth / 2 - inset];
  if (kind === "plinth") {
    return [
      block({
        at: [left, 0, back],
        size: [right - left, height, front - back],
        finish: finish(under.finish.surface, under.finish.colour),
        round: 0.1,
      }),
    ];
  }
  if (kind === "sled") return [left, right].flatMap((x) => sled(under, x, back, front));
  return [back, front].flatMap((z) =>
    [left, right].flatMap((x) => leg(under, x, z, Math.sign(x - cx) || 1, Math.sign(z - cz) || 1)),
  );
}

function sled({ height, finish: of, thickness }: Under, x: number, back: number, front: number): Part[] {
  const bar = thickness ?? 0.9;
  return [
    block({ at: [x - bar / 2, 0, back], size: [bar, bar, front - back], finish: of }),
    block({ at: [x - bar / 2, bar, back], size: [bar, height - bar, bar], finish: of }),
    block({ at: [x - bar / 2, bar, front - bar], size: [bar, height - bar, bar], finish: of }),
  ];
}

function leg(
  { height, kind, finish: of, thickness }: Under,
  x: number,
  z: number,
  outX: number,
  outZ: number,
): Part[] {
  const thick = thickness ?? Math.min(1.7, Math.max(0.7, height * 0.12 + 0.3));
  const splay = Math.min(3.2, height * 0.17);
  switch (kind) {
    case "tapered":
      return [
        beam({
          from: [x, height, z],
          to: [x + outX * splay, 0, z + outZ * splay * 0.5],
          radius: thick * 0.75,
          taper: thick * 0.36,
          finish: of,
        }),
      ];
    case "hairpin":
      return [-1, 1].map((way) =>
        wire(
          [
            [x + way * 1.5 * outX, height, z],
            [x + outX * 1.4 + way * 0.5 * outX, height * 0.15, z + outZ * 0.6],
            [x + outX * 1.6, 0.25, z + outZ * 0.7],
          ],
          of,
          0.27,
        ),
      );
    case "turned":
      return [
        turned({
          x,
          z,
          finish: of,
          profile: [
            [0, thick * 0.45],
            [height * 0.06, thick * 0.62],
            [height * 0.13, thick * 0.42],
            [height * 0.55, thick * 0.85],
            [height * 0.68, thick * 0.95],
            [height * 0.73, thick * 0.6],
            [height * 0.77, thick * 0.95],
            [height * 0.82, thick * 0.7],
            [height, thick * 0.8],
          ],
        }),
      ];
    case "bun":
      return [
        turned({
          x,
          z,
          finish: of,
          profile: [
            [0, thick * 0.7],
            [height * 0.2, thick * 1.15],
            [height * 0.5, thick * 1.3],
            [height * 0.8, thick * 1.1],
            [height, thick * 0.75],
          ],
        }),
      ];
    case "cabriole":
      return [
        wire(
          [
            [x, height, z],
            [x + outX * thick * 0.9, height * 0.72, z + outZ * 0.4],
            [x + outX * thick * 0.2, height * 0.3, z],
            [x + outX * thick * 0.9, 0.4, z + outZ * 0.5],
          ],
          of,
          thick * 0.62,
        ),
      ];
    case "block":
      return [block({ at: [x - thick, 0, z - thick], size: [thick * 2, height, thick * 2], finish: of })];
    default:
      return [
        block({
          at: [x - thick * 0.6, 0, z - thick * 0.6],
          size: [thick * 1.2, height, thick * 1.2],
          finish: of,
          grain: "upright",
        }),
      ];
  }
}
