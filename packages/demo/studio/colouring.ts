/** One pass of a picture: bytes of sRGB, row by row. */
export type Pass = { readonly data: Uint8Array; readonly channels: number };

export type Passes = {
  readonly diffuse: Pass;
  readonly gloss: Pass;
  readonly masks: Pass;
  readonly shadow: Pass;
};

/** Colour of a part in linear light; `metal` tints what it reflects, too. */
export type Coat = {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly metal: boolean;
};

/** Mean reflectance that the studio gives to every part that takes colour (`material/node.py`). */
const albedo = 0.6;

/** Share of the light that a room throws back into the deepest shadow. */
const bounce = 0.09;

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});
const coded = Uint8Array.from({ length: 4096 }, (_, step) => {
  const light = step / 4095;
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255);
});

const toByte = (light: number) => coded[Math.min(4095, Math.max(0, Math.round(light * 4095)))] ?? 0;
const read = (pass: Pass, pixel: number, channel: number) =>
  linear[pass.data[pixel * pass.channels + Math.min(channel, pass.channels - 1)] ?? 0] ?? 0;

/** A coat from a `#rrggbb` colour. */
export function coat(hex: string, metal: boolean): Coat {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => linear[Number.parseInt(hex.slice(start, start + 2), 16)] ?? 0,
  );
  return { red, green, blue, metal };
}

const tones = ["red", "green", "blue"] as const;

/**
 * Lays coats of main, second and trim over the neutral passes before a backdrop, in linear light.
 * Returns RGB bytes of an `edge` × `edge` picture.
 */
export function coloured(
  passes: Passes,
  coats: readonly Coat[],
  edge: number,
  backdrop: (row: number) => Coat,
) {
  const picture = new Uint8Array(edge * edge * 3);
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    const alpha = (passes.diffuse.data[pixel * 4 + 3] ?? 0) / 255;
    const ground = backdrop(Math.floor(pixel / edge) / edge);
    const shade = bounce + (1 - bounce) * Math.min(1, read(passes.shadow, pixel, 0)) ** 1.15;
    for (const [channel, tone] of tones.entries()) {
      let tint = 1;
      let sheen = 1;
      for (const [part, worn] of coats.entries()) {
        const share = Math.min(1, alpha > 0 ? read(passes.masks, pixel, part) / alpha : 0);
        tint += share * (worn[tone] / albedo - 1);
        if (worn.metal) sheen += share * (worn[tone] / albedo - 1);
      }
      const piece =
        read(passes.diffuse, pixel, channel) * alpha * tint + read(passes.gloss, pixel, channel) * sheen;
      const behind = (1 - alpha) * ground[tone] * shade;
      picture[pixel * 3 + channel] = toByte(piece + behind);
    }
  }
  return picture;
}
