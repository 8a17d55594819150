import type { Pen } from "../pen.ts";
import type { Box, Point } from "../space.ts";

/** A solid piece of furniture's body: where it is, and how it is put on paper. */
export type Part = {
  readonly bounds: Box;
  /** Outline on the floor, for the shadow; the bounds' rectangle when absent. */
  readonly footprint?: readonly Point[];
  /** Lets light through or hangs too high: casts no shadow. */
  readonly shadowless?: boolean;
  /** Light around a lamp: no body, and no say in how large the picture is. */
  readonly aura?: boolean;
  /** Outline against the wall, for the shadow of what hangs there; the bounds' rectangle when absent. */
  readonly silhouette?: readonly Point[];
  paint(pen: Pen): void;
};

/** A flat side of a part. `u` runs along its width and `v` down its height, both in inches from `origin`. */
export type Side = {
  readonly origin: Point;
  readonly u: Point;
  readonly v: Point;
  readonly width: number;
  readonly height: number;
  readonly normal: Point;
};

export const onSide = (side: Side, u: number, v: number): Point => [
  side.origin[0] + side.u[0] * u + side.v[0] * v,
  side.origin[1] + side.u[1] * u + side.v[1] * v,
  side.origin[2] + side.u[2] * u + side.v[2] * v,
];

/** Something drawn on a side: a drawer front, a seam, a button. */
export type Detail = (pen: Pen, side: Side) => void;

export const outlineOf = (side: Side, inset = 0): Point[] => [
  onSide(side, inset, inset),
  onSide(side, side.width - inset, inset),
  onSide(side, side.width - inset, side.height - inset),
  onSide(side, inset, side.height - inset),
];

export function isSeen(side: Side, eye: Point): boolean {
  const middle = onSide(side, side.width / 2, side.height / 2);
  return (
    side.normal[0] * (eye[0] - middle[0]) +
      side.normal[1] * (eye[1] - middle[1]) +
      side.normal[2] * (eye[2] - middle[2]) >
    0
  );
}
