import { inLight } from "../colour.ts";
import { type Finish, textureOf } from "../finish.ts";
import { curve, fill, gradient, type Pen, roundedHull, stroke } from "../pen.ts";
import { type Box, type Point, type Spot, unionOf } from "../space.ts";
import type { Part } from "./part.ts";

export type BeamOptions = {
  readonly from: Point;
  readonly to: Point;
  readonly finish: Finish;
  /** Radius at `from`, inches. */
  readonly radius: number;
  /** Radius at `to`; the same when absent. */
  readonly taper?: number;
  readonly shadowless?: boolean;
};

const circle = ([x, y]: Spot, radius: number): Spot[] =>
  Array.from({ length: 12 }, (_, step) => [
    x + Math.cos((step / 12) * Math.PI * 2) * radius,
    y + Math.sin((step / 12) * Math.PI * 2) * radius,
  ]);

function around(from: Point, to: Point, radius: number): Box {
  const box = unionOf([
    { min: from, max: from },
    { min: to, max: to },
  ]);
  return {
    min: [box.min[0] - radius, box.min[1], box.min[2] - radius],
    max: [box.max[0] + radius, box.max[1], box.max[2] + radius],
  };
}

/** A straight round rod between two points: splayed legs, spindles, stems, rails. */
export function beam({ from, to, finish, radius, taper, shadowless }: BeamOptions): Part {
  const end = taper ?? radius;
  const paint = (pen: Pen) => {
    const [a, b] = [pen.at(from), pen.at(to)];
    const [ra, rb] = [pen.long(radius), pen.long(end)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const widest = Math.max(ra, rb);
    const [nx, ny] = [(dy / length) * widest, (-dx / length) * widest];
    const flip = nx > 0 || (Math.abs(nx) < 1e-6 && ny > 0) ? -1 : 1;
    const gloss = finish.surface === "metal" ? 0.2 : 0.06;
    const paintAcross = gradient(
      pen,
      [a[0] + nx * flip, a[1] + ny * flip],
      [a[0] - nx * flip, a[1] - ny * flip],
      [
        [0, inLight(finish.colour, -0.01)],
        [0.3, inLight(finish.colour, gloss)],
        [0.6, inLight(finish.colour, -0.05)],
        [1, inLight(finish.colour, -0.2)],
      ],
    );
    const outline = roundedHull([...circle(a, ra), ...circle(b, rb)], 0);
    pen.draw(fill(outline, paintAcross));
    const texture = finish.surface === "woven" ? textureOf(pen, finish) : undefined;
    if (texture) pen.draw(fill(outline, texture));
  };
  const bounds = around(from, to, Math.max(radius, end));
  return shadowless ? { bounds, paint, shadowless } : { bounds, paint };
}

/** A bent rod or cord through the points. */
export function wire(points: readonly Point[], finish: Finish, radius: number, shadowless = false): Part {
  const box = unionOf(points.map((point) => ({ min: point, max: point })));
  const bounds: Box = {
    min: [box.min[0] - radius, box.min[1], box.min[2] - radius],
    max: [box.max[0] + radius, box.max[1], box.max[2] + radius],
  };
  const paint = (pen: Pen) => {
    const path = curve(points.map(pen.at));
    const width = pen.long(radius * 2);
    pen.draw(stroke(path, inLight(finish.colour, -0.14), width));
    if (width > 2)
      pen.draw(
        stroke(
          path,
          inLight(finish.colour, finish.surface === "metal" ? 0.14 : 0.04),
          width * 0.45,
          `transform="translate(${(-width * 0.12).toFixed(1)} ${(-width * 0.12).toFixed(1)})"`,
        ),
      );
  };
  return shadowless ? { bounds, paint, shadowless } : { bounds, paint };
}
