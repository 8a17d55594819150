import type { Condition } from "@heirloop/contract/listing/listing.schema";
import { randomFrom } from "../random/random.ts";

/** Visible wear: none, light, moderate, heavy. */
export const wears = [0, 1, 2, 3] as const;
export type Wear = (typeof wears)[number];

export const isWear = (value: number): value is Wear => wears.some((wear) => wear === value);

/** The visible wear of each condition. */
export const wearOf: Record<Condition, Wear> = {
  new: 0,
  like_new: 0,
  restored: 1,
  excellent: 1,
  good: 2,
  fair: 3,
};

/** Edge length of the repeating pattern; a power of two. */
const edge = 512;

/** Value noise that repeats after `edge`, with a lattice of `cell` pixels; −1 … 1. */
function clouds(seed: string, cell: number): Float32Array {
  const random = randomFrom(seed);
  const across = edge / cell;
  const lattice = Float32Array.from({ length: across * across }, () => random.between(-1, 1));
  const at = (column: number, row: number) => lattice[(row % across) * across + (column % across)] ?? 0;
  const eased = (share: number) => share * share * (3 - 2 * share);
  return Float32Array.from({ length: edge * edge }, (_, pixel) => {
    const x = (pixel % edge) / cell;
    const y = Math.floor(pixel / edge) / cell;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [eased(x - column), eased(y - row)];
    const above = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return above * (1 - down) + below * down;
  });
}

/**
 * Short, thin, mostly horizontal scratches, as from keys, rings and belts: lighter inside, darker beside it.
 */
function scratched(pattern: Float32Array, count: number): void {
  const random = randomFrom("scratches");
  for (let scratch = 0; scratch < count; scratch += 1) {
    const turn = random.between(-0.5, 0.5) + (random.chance(0.2) ? Math.PI / 2 : 0);
    const long = random.between(5, 26);
    const depth = random.between(0.35, 1);
    let [x, y] = [random.between(0, edge), random.between(0, edge)];
    for (let step = 0; step < long; step += 0.7) {
      const fade = depth * Math.sin((step / long) * Math.PI);
      const pixel = (Math.floor(y) % edge) * edge + (Math.floor(x) % edge);
      const beside = ((Math.floor(y) + 1) % edge) * edge + (Math.floor(x) % edge);
      pattern[pixel] = Math.max(pattern[pixel] ?? 0, fade);
      pattern[beside] = Math.min(pattern[beside] ?? 0, -0.6 * fade);
      x = (x + Math.cos(turn) * 0.7 + edge) % edge;
      y = (y + Math.sin(turn) * 0.7 + edge) % edge;
    }
  }
}

type Patterns = { readonly fading: Float32Array; readonly scratches: Float32Array };

let cached: Patterns | undefined;

/** Created when the first worn piece is shown. */
function patterns(): Patterns {
  if (cached) return cached;
  const [broad, middle, fine] = [clouds("broad", 128), clouds("middle", 32), clouds("fine", 8)];
  const fading = broad.map(
    (value, pixel) => 0.5 * value + 0.32 * (middle[pixel] ?? 0) + 0.18 * (fine[pixel] ?? 0),
  );
  const scratches = new Float32Array(edge * edge);
  scratched(scratches, 150);
  cached = { fading, scratches };
  return cached;
}

const fading = [0, 0.05, 0.12, 0.22] as const;
const scratching = [0, 0.03, 0.1, 0.24] as const;

/** Finishes that wear without scratches. */
const soft: ReadonlySet<string> = new Set(["woven", "boucle", "velvet", "pile", "cord", "rattan", "paper"]);

/**
 * The effect of wear on the light reflected by a piece, for each pixel of a row-by-row picture: fabric fades
 * in patches; wood and leather are scratched as well. `undefined` without wear.
 */
export function wornLight(
  { width, height }: { readonly width: number; readonly height: number },
  wear: Wear,
  finish: string,
): Float32Array | undefined {
  if (wear === 0) return undefined;
  const pattern = patterns();
  // The pattern covers the same share of a small picture as of a large one.
  const scale = edge / Math.max(width, 1);
  const scratch = soft.has(finish) ? 0 : scratching[wear];
  const light = new Float32Array(width * height);
  const fade = fading[wear];
  for (let row = 0, pixel = 0; row < height; row += 1) {
    const start = (Math.floor(row * scale) & (edge - 1)) * edge;
    for (let column = 0; column < width; column += 1, pixel += 1) {
      const place = start + (Math.floor(column * scale) & (edge - 1));
      light[pixel] = 1 + fade * (pattern.fading[place] ?? 0) + scratch * (pattern.scratches[place] ?? 0);
    }
  }
  return light;
}
