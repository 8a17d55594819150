/** The passes of one view, bytes row by row, all of `width` × `height` pixels (described in `README.md`). */
export type Passes = {
  readonly width: number;
  readonly height: number;
  /** RGBA, sRGB-encoded, color not premultiplied. */
  readonly light: Uint8Array;
  /** Grayscale, sRGB-encoded. */
  readonly gloss: Uint8Array;
  /** RGB, linear: shares of main, second and trim. */
  readonly parts: Uint8Array;
  /** Grayscale, linear: the share of light that reaches the backdrop past the piece. */
  readonly shadow: Uint8Array;
};

/** A color in linear light, 0 … 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** Color of a part; `metal` also tints its reflections. */
export type Coat = { readonly light: Light; readonly metal: boolean };

/** The exposure of the piece relative to its backdrop. */
const exposure = 1.2;

/** The studio's mean reflectance of every colored part (`material/node.py`). */
const albedo = 0.6;

/** The share of light that a room reflects into the deepest shadow. */
const bounce = 0.09;

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});
/** The level above which highlights roll off softly, as on film. */
const knee = 0.7;
/** The brightest level that is still distinguished. */
const brightest = 2;
const steps = 8191;

const coded = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const given = (step / steps) * brightest;
  const light = given < knee ? given : knee + (1 - knee) * (1 - Math.exp((knee - given) / (1 - knee)));
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255);
});
const shades = Float32Array.from({ length: 256 }, (_, byte) => bounce + (1 - bounce) * (byte / 255) ** 1.6);

const toByte = (light: number) =>
  coded[light > brightest ? steps : Math.trunc(light * (steps / brightest) + 0.5)] ?? 0;

/** A coat from a `#rrggbb` color. */
export function coat(hex: string, metal: boolean): Coat {
  const channel = (start: number) => linear[Number.parseInt(hex.slice(start, start + 2), 16)] ?? 0;
  return { light: [channel(1), channel(3), channel(5)], metal };
}

const tones = [0, 1, 2] as const;

/** The effect of main, second and trim on a tone: how much they tint it, and how much of its reflections. */
type Tint = { readonly body: Light; readonly sheen: Light };

function tintOf(coats: readonly Coat[], tone: (typeof tones)[number]): Tint {
  const of = (part: number) => (coats[part] ? coats[part].light[tone] / albedo - 1 : 0);
  const metal = (part: number) => (coats[part]?.metal ? of(part) : 0);
  return { body: [of(0), of(1), of(2)], sheen: [metal(0), metal(1), metal(2)] };
}

/**
 * What is behind a piece: a wall's light by height in the picture, 0 (top) … 1, or the RGB bytes of a picture
 * of the same size.
 */
export type Backdrop = ((height: number) => Light) | Uint8Array;

type Stretch = {
  readonly tone: (typeof tones)[number];
  /** First pixel (inclusive) and last pixel (exclusive). */
  readonly from: number;
  readonly to: number;
  /** The wall's light in this tone; a number for the whole row, or the bytes of a picture. */
  readonly ground: number | Uint8Array;
  /** Factors of the piece's own light, per pixel. */
  readonly worn: Float32Array | undefined;
};

/**
 * Colors one row in one tone. A separate function, so that it is optimized after some rows and the first
 * picture is faster.
 */
function colorRow(
  picture: Uint8Array,
  { light, gloss, parts, shadow }: Passes,
  { body, sheen }: Tint,
  { tone, from, to, ground, worn }: Stretch,
): void {
  const [main, second, trim] = body;
  const [mainSheen, secondSheen, trimSheen] = sheen;
  for (let pixel = from; pixel < to; pixel += 1) {
    const cover = light[pixel * 4 + 3] ?? 0;
    let lit = 0;
    if (cover > 0) {
      const onMain = Math.min(1, (parts[pixel * 3] ?? 0) / cover);
      const onSecond = Math.min(1, (parts[pixel * 3 + 1] ?? 0) / cover);
      const onTrim = Math.min(1, (parts[pixel * 3 + 2] ?? 0) / cover);
      const tint = 1 + onMain * main + onSecond * second + onTrim * trim;
      const gleam = 1 + onMain * mainSheen + onSecond * secondSheen + onTrim * trimSheen;
      lit =
        exposure *
        (((linear[light[pixel * 4 + tone] ?? 0] ?? 0) * cover * tint * (worn ? (worn[pixel] ?? 1) : 1)) /
          255 +
          (linear[gloss[pixel] ?? 0] ?? 0) * gleam);
    }
    const behind = typeof ground === "number" ? ground : (linear[ground[pixel * 3 + tone] ?? 0] ?? 0);
    if (cover < 255) lit += (1 - cover / 255) * behind * (shades[shadow[pixel] ?? 255] ?? 1);
    picture[pixel * 3 + tone] = toByte(lit);
  }
}

/**
 * Applies the coats of main, second and trim to the neutral passes in front of a backdrop, in linear light;
 * `worn` are factors of the piece's own light. Returns RGB bytes of `width` × `height`.
 */
export function colored(
  passes: Passes,
  coats: readonly Coat[],
  backdrop: Backdrop,
  worn?: Float32Array,
): Uint8Array {
  const { width, height } = passes;
  const picture = new Uint8Array(width * height * 3);
  const tints = tones.map((tone) => ({ tone, tint: tintOf(coats, tone) }));
  for (let row = 0; row < height; row += 1) {
    const behind = typeof backdrop === "function" ? backdrop(row / height) : backdrop;
    for (const { tone, tint } of tints)
      colorRow(picture, passes, tint, {
        tone,
        from: row * width,
        to: (row + 1) * width,
        ground: behind instanceof Uint8Array ? behind : behind[tone],
        worn,
      });
  }
  return picture;
}

/** Warm plaster that darkens slightly toward the top. */
export function plaster(height: number): Light {
  const light = 0.72 + 0.24 * Math.sin(Math.min(1, height * 1.15) * Math.PI * 0.5);
  return [light, light * 0.958, light * 0.9];
}
