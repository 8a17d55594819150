import { inLight } from "../colour.ts";
import { type Finish, lightOn, textureOf } from "../finish.ts";
import { curve, fill, gradient, type Pen, polygon, roundedHull, stroke } from "../pen.ts";
import type { Box, Point, Spot } from "../space.ts";
import { hullOf } from "../space.ts";
import type { Part } from "./part.ts";

export type TurnedOptions = {
  readonly x: number;
  readonly z: number;
  /** From the foot up: height and radius, inches. */
  readonly profile: readonly (readonly [height: number, radius: number])[];
  readonly finish: Finish;
  /** Depth against width; 1 is round, less is an oval seen flat. */
  readonly squash?: number;
  /** Open at the top: shows the inside. */
  readonly open?: boolean;
  /** Coloured bands between shares of the height. */
  readonly bands?: readonly (readonly [from: number, to: number, colour: string])[];
  /** Upright lines around, as of reeds, pleats or ribs. */
  readonly ribs?: number;
  readonly shadowless?: boolean;
};

const steps = 36;

/** Anything turned on a lathe: legs, round tops, vases, shades, pedestals. */
export function turned(options: TurnedOptions): Part {
  const { x, z } = options;
  const profile = smooth(options.profile);
  const squash = options.squash ?? 1;
  const widest = Math.max(...profile.map(([, radius]) => radius));
  const heights = profile.map(([height]) => height);
  const [foot, head] = [Math.min(...heights), Math.max(...heights)];
  const bounds: Box = {
    min: [x - widest, foot, z - widest * squash],
    max: [x + widest, head, z + widest * squash],
  };
  const ring = (height: number, radius: number): Point[] =>
    Array.from({ length: steps }, (_, step) => {
      const turn = (step / steps) * Math.PI * 2;
      return [x + Math.cos(turn) * radius, height, z + Math.sin(turn) * radius * squash];
    });
  const paint = (pen: Pen) => {
    const rings = profile.map(([height, radius]) => ring(height, radius).map(pen.at));
    paintBody(pen, { ...options, profile }, rings, widest);
    paintHead(pen, { ...options, profile }, rings);
  };
  const lowest = profile[0];
  const base = { bounds, paint, footprint: ring(foot, lowest ? Math.max(lowest[1], widest * 0.6) : widest) };
  return options.shadowless ? { ...base, shadowless: true } : base;
}

/** Curves through the given radii (Catmull–Rom), so that a vase of six measures is not a polygon. */
function smooth(profile: TurnedOptions["profile"]): TurnedOptions["profile"] {
  if (profile.length < 4) return profile;
  const at = (index: number) => profile[Math.min(profile.length - 1, Math.max(0, index))] ?? [0, 0];
  return profile.flatMap((from, index) => {
    const to = profile[index + 1];
    if (!to) return [from];
    const [before, after] = [at(index - 1), at(index + 2)];
    // A step is a turned edge and stays sharp.
    if (to[0] - from[0] < 0.3 || Math.abs(to[1] - from[1]) > (to[0] - from[0]) * 3) return [from];
    return [0, 0.25, 0.5, 0.75].map((t): readonly [number, number] => {
      const radius =
        0.5 *
        (2 * from[1] +
          (to[1] - before[1]) * t +
          (2 * before[1] - 5 * from[1] + 4 * to[1] - after[1]) * t * t +
          (3 * from[1] - before[1] - 3 * to[1] + after[1]) * t * t * t);
      const low = Math.min(from[1], to[1]) * 0.9;
      const high = Math.max(from[1], to[1]) * 1.06;
      return [from[0] + (to[0] - from[0]) * t, Math.min(high, Math.max(low, radius))];
    });
  });
}

function paintBody(pen: Pen, options: TurnedOptions, rings: readonly (readonly Spot[])[], widest: number) {
  const { x, z, finish, profile } = options;
  const middle = profile[Math.floor(profile.length / 2)]?.[0] ?? 0;
  const squash = options.squash ?? 1;
  const around = [
    pen.at([x - widest, middle, z]),
    pen.at([x + widest, middle, z]),
    pen.at([x, middle, z - widest * squash]),
    pen.at([x, middle, z + widest * squash]),
  ];
  const left = Math.min(...around.map(([spot]) => spot));
  const right = Math.max(...around.map(([spot]) => spot));
  const paint = gradient(pen, [left, 0], [right, 0], bodyStops(finish));
  const see = finish.surface === "glass" ? 'fill-opacity=".42"' : "";
  const segments = rings.slice(1).map((upper, index) => {
    const lower = rings[index] ?? upper;
    return polygon(hullOf([...lower, ...upper]));
  });
  pen.draw(
    `<path d="${segments.join("")}" fill="${paint}"${see ? ` ${see}` : ` stroke="${paint}" stroke-width=".8"`}/>`,
  );
  for (const [from, to, colour] of options.bands ?? []) {
    const band = [from, to].flatMap((share) => ringAt(options, share).map(pen.at));
    pen.draw(
      fill(roundedHull(band, 0), gradient(pen, [left, 0], [right, 0], bodyStops({ ...finish, colour }))),
    );
  }
  const texture = textureOf(pen, finish);
  if (texture) pen.draw(fill(segments.join(""), texture));
  if (options.ribs) paintRibs(pen, options);
}

const bodyStops = ({ surface, colour }: Finish): (readonly [number, string])[] => {
  if (surface === "metal") {
    return [
      [0, inLight(colour, -0.1)],
      [0.22, inLight(colour, 0.2)],
      [0.38, inLight(colour, 0.02)],
      [0.7, inLight(colour, -0.18)],
      [0.92, inLight(colour, -0.04)],
      [1, inLight(colour, -0.2)],
    ];
  }
  if (surface === "glow") {
    return [
      [0, inLight(colour, -0.1)],
      [0.35, inLight(colour, 0.07)],
      [0.65, inLight(colour, 0.04)],
      [1, inLight(colour, -0.13)],
    ];
  }
  const gloss = surface === "ceramic" || surface === "glass" ? 0.13 : 0.06;
  return [
    [0, inLight(colour, -0.02)],
    [0.27, inLight(colour, gloss)],
    [0.55, inLight(colour, -0.02)],
    [1, inLight(colour, -0.22)],
  ];
};

function ringAt(options: TurnedOptions, share: number): Point[] {
  const { profile, x, z } = options;
  const first = profile[0]?.[0] ?? 0;
  const last = profile.at(-1)?.[0] ?? 0;
  const height = first + (last - first) * share;
  const above = profile.findIndex(([place]) => place >= height);
  const upper = profile[Math.max(1, above)] ?? profile[0] ?? [0, 0];
  const lower = profile[Math.max(0, above - 1)] ?? upper;
  const part = upper[0] === lower[0] ? 0 : (height - lower[0]) / (upper[0] - lower[0]);
  const radius = (lower[1] + (upper[1] - lower[1]) * part) * 1.003;
  return Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * Math.PI * 2;
    return [x + Math.cos(turn) * radius, height, z + Math.sin(turn) * radius * (options.squash ?? 1)];
  });
}

function paintRibs(pen: Pen, { x, z, profile, finish, ribs = 0, squash = 1 }: TurnedOptions) {
  let dark = "";
  for (let rib = 0; rib < ribs; rib++) {
    const turn = (rib / ribs) * Math.PI * 2;
    const toEye = Math.cos(turn) * (pen.camera.eye[0] - x) + Math.sin(turn) * (pen.camera.eye[2] - z);
    if (toEye <= 0) continue;
    dark += curve(
      profile.map(([height, radius]) =>
        pen.at([x + Math.cos(turn) * radius, height, z + Math.sin(turn) * radius * squash]),
      ),
    );
  }
  pen.draw(stroke(dark, inLight(finish.colour, -0.2), Math.max(0.8, pen.long(0.12)), 'stroke-opacity=".4"'));
}

function paintHead(pen: Pen, options: TurnedOptions, rings: readonly (readonly Spot[])[]) {
  const { finish, profile, x, z } = options;
  const top = rings.at(-1);
  const last = profile.at(-1);
  if (!top || !last || last[1] < 0.05 || pen.camera.eye[1] <= last[0]) return;
  const [back, front] = [pen.at([x - last[1], last[0], z]), pen.at([x + last[1], last[0], z])];
  const up = lightOn(finish.surface, [0, 1, 0]);
  const colours: [string, string] = options.open
    ? [inLight(finish.colour, -0.3), inLight(finish.colour, -0.16)]
    : [inLight(finish.colour, up + 0.03), inLight(finish.colour, up - 0.03)];
  const paint = gradient(pen, back, front, [
    [0, colours[0]],
    [1, colours[1]],
  ]);
  const rim = options.open
    ? `stroke="${inLight(finish.colour, 0.1)}" stroke-width="${Math.max(1, pen.long(0.22)).toFixed(1)}"`
    : "";
  pen.draw(fill(polygon(top), paint, finish.surface === "glass" ? `fill-opacity=".35" ${rim}` : rim));
  if (finish.surface === "wood" && !options.open && last[1] > 4) topGrain(pen, options, last);
}

function topGrain(
  pen: Pen,
  { x, z, finish, squash = 1 }: TurnedOptions,
  [height, radius]: readonly [number, number],
) {
  let lines = "";
  for (let lane = -0.85; lane < 0.9; lane += 0.17) {
    const reach = Math.sqrt(1 - lane * lane) * 0.97;
    const bow = pen.random.between(-0.05, 0.05);
    lines += curve(
      [-reach, -reach / 3, reach / 3, reach].map((share, index) =>
        pen.at([x + share * radius, height, z + (lane + (index % 3 ? bow : 0)) * radius * squash]),
      ),
    );
  }
  pen.draw(stroke(lines, inLight(finish.colour, -0.06), 1.2, 'stroke-opacity=".35"'));
}
