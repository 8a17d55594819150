/** Inches; x to the right, y up from the floor, z toward the viewer. */
export type Point = readonly [x: number, y: number, z: number];
export type Box = { readonly min: Point; readonly max: Point };
/** A place on the picture, in its own units (1200 wide). */
export type Spot = readonly [x: number, y: number];

export type Camera = {
  readonly eye: Point;
  /** Picture units for one inch at the target's distance. */
  readonly scale: number;
  project(point: Point): Spot;
};

/** Turn and tilt in degrees: yaw to the viewer's right, pitch upward. */
export type Angle = { readonly yaw: number; readonly pitch: number };

type Frame = { left: number; top: number; width: number; height: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function lens(angle: Angle, target: Point, distance: number) {
  const [sinYaw, cosYaw] = [Math.sin(radians(angle.yaw)), Math.cos(radians(angle.yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(angle.pitch)), Math.cos(radians(angle.pitch))];
  const forward: Point = [sinYaw * cosPitch, sinPitch, cosYaw * cosPitch];
  const eye: Point = [
    target[0] + forward[0] * distance,
    target[1] + forward[1] * distance,
    target[2] + forward[2] * distance,
  ];
  const flat = (point: Point): Spot => {
    const [x, y, z] = [point[0] - target[0], point[1] - target[1], point[2] - target[2]];
    const depth = distance - (x * forward[0] + y * forward[1] + z * forward[2]);
    const zoom = distance / Math.max(depth, distance * 0.1);
    return [
      (x * cosYaw - z * sinYaw) * zoom,
      -(y * cosPitch - x * sinYaw * sinPitch - z * cosYaw * sinPitch) * zoom,
    ];
  };
  return { eye, flat };
}

export function cornersOf({ min, max }: Box): Point[] {
  return [min, max].flatMap((a) =>
    [min, max].flatMap((b) => [min, max].map((c): Point => [a[0], b[1], c[2]])),
  );
}

export function unionOf(boxes: readonly Box[]): Box {
  const corners = boxes.flatMap((box) => [box.min, box.max]);
  const edge = (axis: 0 | 1 | 2, choose: (...values: number[]) => number) =>
    choose(...corners.map((corner) => corner[axis]));
  return {
    min: [edge(0, Math.min), edge(1, Math.min), edge(2, Math.min)],
    max: [edge(0, Math.max), edge(1, Math.max), edge(2, Math.max)],
  };
}

/** A camera that fits `subject` into `frame`, resting on the frame's lower edge or in its middle. */
export function cameraFor(
  subject: Box,
  angle: Angle,
  frame: Frame,
  rest: "bottom" | "middle" | "top",
  reach = 4.2,
): Camera {
  const { min, max } = subject;
  const target: Point = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const span = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const { eye, flat } = lens(angle, target, span * reach);
  const spots = cornersOf(subject).map(flat);
  const xs = spots.map((spot) => spot[0]);
  const ys = spots.map((spot) => spot[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const shiftX = frame.left + frame.width / 2 - ((left + right) / 2) * scale;
  const shiftY =
    rest === "bottom"
      ? frame.top + frame.height - bottom * scale
      : rest === "top"
        ? frame.top - top * scale
        : frame.top + frame.height / 2 - ((top + bottom) / 2) * scale;
  return {
    eye,
    scale,
    project(point) {
      const [x, y] = flat(point);
      return [shiftX + x * scale, shiftY + y * scale];
    },
  };
}

const cross = (o: Spot, a: Spot, b: Spot) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Convex hull, clockwise on screen (Andrew's monotone chain). */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of ordered) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (!last || !before || cross(before, last, spot) > 0) break;
        chain.pop();
      }
      chain.push(spot);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

export function moved(point: Point, by: Point): Point {
  return [point[0] + by[0], point[1] + by[1], point[2] + by[2]];
}

export const shifted = ({ min, max }: Box, by: Point): Box => ({ min: moved(min, by), max: moved(max, by) });
