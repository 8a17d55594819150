import { inLight } from "../colour.ts";
import { type Finish, sideColour, textureOf } from "../finish.ts";
import { fill, gradient, type Pen, polygon, stroke } from "../pen.ts";
import { type Box, type Point, unionOf } from "../space.ts";
import type { Detail, Part, Side } from "./part.ts";

export type PrismOptions = {
  /** Outline in its own plane, inches, counter-clockwise seen from the side it grows toward. */
  readonly outline: readonly (readonly [across: number, up: number])[];
  /** Along x: `across` is depth (z). Along z: `across` is width (x). Along y: `across` is x and `up` is z. */
  readonly along: "x" | "y" | "z";
  readonly from: number;
  readonly to: number;
  readonly finish: Finish;
  readonly details?: readonly Detail[];
  readonly shadowless?: boolean;
};

/** A flat shape with thickness: wings, arched mirrors, shaped sides, oval tops. */
export function prism({ outline, along, from, to, finish, details, shadowless }: PrismOptions): Part {
  const place = (across: number, up: number, out: number): Point =>
    along === "x" ? [out, up, across] : along === "z" ? [across, up, out] : [across, out, up];
  const caps = [from, to].map((out) => outline.map(([across, up]) => place(across, up, out)));
  const bounds: Box = unionOf(caps.flat().map((point) => ({ min: point, max: point })));
  const axis = along === "x" ? 0 : along === "y" ? 1 : 2;
  const paint = (pen: Pen) => {
    const toward = pen.camera.eye[axis] > (from + to) / 2;
    const normal = (sign: number): Point =>
      along === "x" ? [sign, 0, 0] : along === "y" ? [0, sign, 0] : [0, 0, sign];
    const [near, far] = toward ? [caps[1], caps[0]] : [caps[0], caps[1]];
    if (!near || !far) return;
    paintEdge(pen, finish, near, far);
    const facing = normal(toward ? 1 : -1);
    const spots = near.map(pen.at);
    const ys = spots.map((spot) => spot[1]);
    const cap = polygon(spots);
    pen.draw(
      fill(
        cap,
        gradient(
          pen,
          [0, Math.min(...ys)],
          [0, Math.max(...ys)],
          [
            [0, sideColour(finish, facing, 0.02)],
            [1, sideColour(finish, facing, -0.05)],
          ],
        ),
      ),
    );
    const texture = textureOf(pen, finish);
    if (texture) pen.draw(fill(cap, texture));
    pen.draw(stroke(cap, inLight(finish.colour, 0.06), 1.4, 'stroke-opacity=".5"'));
    if (details) {
      const clip = pen.defineNew((id) => `<clipPath id="${id}"><path d="${cap}"/></clipPath>`);
      const side = sideOver(bounds, along, toward);
      pen.group(`clip-path="${clip}"`, () => {
        for (const detail of details) detail(pen, side);
      });
    }
  };
  const [cap] = caps;
  const part: Part = {
    bounds,
    paint,
    ...(along === "y" && cap ? { footprint: cap.map(([x, , z]): Point => [x, 0, z]) } : {}),
    ...(along === "z" && cap ? { silhouette: cap } : {}),
  };
  return shadowless ? { ...part, shadowless } : part;
}

function paintEdge(pen: Pen, finish: Finish, near: readonly Point[], far: readonly Point[]) {
  const strips = near.map((point, index) => {
    const next = (index + 1) % near.length;
    const other = near[next] ?? point;
    const [farHere, farNext] = [far[index] ?? point, far[next] ?? other];
    const middle: Point = [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2, (point[2] + other[2]) / 2];
    const depth =
      (middle[0] - pen.camera.eye[0]) ** 2 +
      (middle[1] - pen.camera.eye[1]) ** 2 +
      (middle[2] - pen.camera.eye[2]) ** 2;
    const normal = edgeNormal(point, other, farHere);
    return { depth, normal, path: polygon([point, other, farNext, farHere].map(pen.at)) };
  });
  strips.sort((left, right) => right.depth - left.depth);
  for (const { path, normal } of strips) {
    const colour = sideColour(finish, normal, -0.01);
    pen.draw(`<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width=".8"/>`);
  }
}

/** The strip's normal, pointed up or toward the viewer, whichever way the outline was listed. */
function edgeNormal(a: Point, b: Point, c: Point): Point {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal) || 1;
  const sign = normal[1] + normal[2] * 0.5 < 0 ? -1 : 1;
  return [(normal[0] / length) * sign, (normal[1] / length) * sign, (normal[2] / length) * sign];
}

function sideOver({ min, max }: Box, along: "x" | "y" | "z", toward: boolean): Side {
  const [w, h, d] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  if (along === "x") {
    return toward
      ? {
          origin: [max[0], max[1], max[2]],
          u: [0, 0, -1],
          v: [0, -1, 0],
          width: d,
          height: h,
          normal: [1, 0, 0],
        }
      : {
          origin: [min[0], max[1], min[2]],
          u: [0, 0, 1],
          v: [0, -1, 0],
          width: d,
          height: h,
          normal: [-1, 0, 0],
        };
  }
  if (along === "y") {
    return {
      origin: [min[0], max[1], min[2]],
      u: [1, 0, 0],
      v: [0, 0, 1],
      width: w,
      height: d,
      normal: [0, 1, 0],
    };
  }
  return {
    origin: [min[0], max[1], max[2]],
    u: [1, 0, 0],
    v: [0, -1, 0],
    width: w,
    height: h,
    normal: [0, 0, 1],
  };
}

/** Points of an ellipse as an outline. */
export const ellipse = (
  centre: readonly [number, number],
  across: number,
  up: number,
  steps = 40,
): [number, number][] =>
  Array.from({ length: steps }, (_, step) => [
    centre[0] + Math.cos((step / steps) * Math.PI * 2) * across,
    centre[1] + Math.sin((step / steps) * Math.PI * 2) * up,
  ]);

/** A doorway shape: straight sides and a round head. */
export function arch(left: number, right: number, foot: number, head: number): [number, number][] {
  const radius = (right - left) / 2;
  const spring = Math.max(foot, head - radius);
  const rise = head - spring;
  const crown = Array.from({ length: 21 }, (_, step): [number, number] => {
    const turn = (step / 20) * Math.PI;
    return [(left + right) / 2 + Math.cos(turn) * radius, spring + Math.sin(turn) * rise];
  });
  return [[left, foot], [right, foot], ...crown];
}
