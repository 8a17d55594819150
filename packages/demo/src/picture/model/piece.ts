import type { Random } from "../../random/random.ts";
import type { Finish } from "../finish.ts";
import type { Part } from "../part/part.ts";

/** What a model is built from; lengths in inches. */
export type Piece = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** The upholstery, the top, the body: what one names first. */
  readonly main: Finish;
  /** Legs, frame, fittings. */
  readonly second: Finish;
  /** Raw style value: `mid_century_modern`, `art_deco`, … */
  readonly style: string;
  readonly random: Random;
};

export type Model = {
  readonly parts: readonly Part[];
  readonly support: "floor" | "wall" | "ceiling";
};

export const standing = (parts: readonly Part[]): Model => ({ parts, support: "floor" });
export const hung = (parts: readonly Part[]): Model => ({ parts, support: "wall" });
export const hanging = (parts: readonly Part[]): Model => ({ parts, support: "ceiling" });
