import type { Random } from "../random/random.ts";
import { type Camera, hullOf, type Point, type Spot } from "./space.ts";

/** Collects the marks of one picture: bodies in painting order, and shared definitions. */
export type Pen = {
  readonly camera: Camera;
  readonly random: Random;
  at(point: Point): Spot;
  /** Length in picture units of so many inches. */
  long(inches: number): number;
  draw(mark: string): void;
  /** Registers a definition once and returns its `url(#…)`. `make` receives the id. */
  define(name: string, make: (id: string) => string): string;
  /** A definition of its own, never shared. */
  defineNew(make: (id: string) => string): string;
  group(attributes: string, paint: () => void): void;
  svg(width: number, height: number, title: string): string;
};

export const figure = (value: number) => String(Math.round(value * 10) / 10);

export function penFor(camera: Camera, random: Random): Pen {
  const definitions = new Map<string, string>();
  const marks: string[] = [];
  const define = (name: string, make: (id: string) => string) => {
    const id = name.replaceAll(/[^a-z0-9]/gi, "");
    if (!definitions.has(id)) definitions.set(id, make(id));
    return `url(#${id})`;
  };
  return {
    camera,
    random,
    at: camera.project,
    long: (inches) => inches * camera.scale,
    draw: (mark) => void marks.push(mark),
    define,
    defineNew: (make) => define(`d${definitions.size}`, make),
    group(attributes, paint) {
      marks.push(`<g ${attributes}>`);
      paint();
      marks.push("</g>");
    },
    svg: (width, height, title) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><defs>${[...definitions.values()].join("")}</defs>${marks.join("")}</svg>`,
  };
}

export const polygon = (spots: readonly Spot[]) =>
  `M${spots.map(([x, y]) => `${figure(x)} ${figure(y)}`).join("L")}Z`;

export const polyline = (spots: readonly Spot[]) =>
  `M${spots.map(([x, y]) => `${figure(x)} ${figure(y)}`).join("L")}`;

/** A smooth line through the spots (Catmull–Rom as Béziers). */
export function curve(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return "";
  let path = `M${figure(first[0])} ${figure(first[1])}`;
  for (let index = 0; index < spots.length - 1; index++) {
    const from = spots[index] ?? first;
    const to = spots[index + 1] ?? from;
    const before = spots[index - 1] ?? from;
    const after = spots[index + 2] ?? to;
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    path += `C${controls.map(figure).join(" ")}`;
  }
  return path;
}

/** The convex outline of the spots, grown by `radius` with rounded corners. */
export function roundedHull(spots: readonly Spot[], radius: number): string {
  const hull = hullOf(spots);
  if (radius < 0.3 || hull.length < 3) return polygon(hull);
  const pieces = hull.map((spot, index) => {
    const next = hull[(index + 1) % hull.length] ?? spot;
    const [dx, dy] = [next[0] - spot[0], next[1] - spot[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(dy / length) * radius, (-dx / length) * radius];
    const start = `${figure(spot[0] + nx)} ${figure(spot[1] + ny)}`;
    const end = `${figure(next[0] + nx)} ${figure(next[1] + ny)}`;
    const r = figure(radius);
    return index === 0 ? `M${start}L${end}` : `A${r} ${r} 0 0 1 ${start}L${end}`;
  });
  const [first] = hull;
  const second = hull[1] ?? first;
  if (!first || !second) return "";
  const length = Math.hypot(second[0] - first[0], second[1] - first[1]) || 1;
  const close = [
    first[0] + ((second[1] - first[1]) / length) * radius,
    first[1] - ((second[0] - first[0]) / length) * radius,
  ].map(figure);
  return `${pieces.join("")}A${figure(radius)} ${figure(radius)} 0 0 1 ${close.join(" ")}Z`;
}

export const fill = (path: string, paint: string, extra = "") =>
  `<path d="${path}" fill="${paint}"${extra && ` ${extra}`}/>`;

export const stroke = (path: string, paint: string, width: number, extra = "") =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${figure(Math.max(0.4, width))}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

/** Linear gradient between two places of the picture; stops are `[offset, colour, opacity?]`. */
export function gradient(
  pen: Pen,
  from: Spot,
  to: Spot,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  return pen.defineNew(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${figure(from[0])}" y1="${figure(from[1])}" x2="${figure(to[0])}" y2="${figure(to[1])}">${stopsOf(stops)}</linearGradient>`,
  );
}

export const stopsOf = (stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

export const softened = (pen: Pen, amount: number) => {
  const size = Math.max(0.5, Math.round(amount * 2) / 2);
  return pen.define(
    `soft${size * 10}`,
    (id) =>
      `<filter id="${id}" color-interpolation-filters="sRGB" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  );
};
