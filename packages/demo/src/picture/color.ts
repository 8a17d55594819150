type Lab = { lightness: number; a: number; b: number };

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const labs = new Map<string, Lab>();

/** OKLab of a `#rrggbb` color (Björn Ottosson, 2020). */
function labOf(hex: string): Lab {
  const cached = labs.get(hex);
  if (cached) return cached;
  const red = toLinear(Number.parseInt(hex.slice(1, 3), 16) / 255);
  const green = toLinear(Number.parseInt(hex.slice(3, 5), 16) / 255);
  const blue = toLinear(Number.parseInt(hex.slice(5, 7), 16) / 255);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lab = {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
  labs.set(hex, lab);
  return lab;
}

function hexOf({ lightness, a, b }: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;
}

/**
 * The color in more or less light. `light` is a change of OKLab lightness, about −0.4 to 0.3. Lit sides
 * become slightly warmer and shadows slightly cooler and more saturated, as in daylight from a window.
 */
export function inLight(hex: string, light: number): string {
  const lab = labOf(hex);
  const lightness = Math.min(0.985, Math.max(0.08, lab.lightness + light * (0.55 + lab.lightness * 0.6)));
  const chroma = light > 0 ? 1 - light * 0.7 : 1 - light * 0.25;
  return hexOf({ lightness, a: lab.a * chroma, b: lab.b * chroma + light * 0.02 });
}

/** A mix of two colors; `share` 0 is the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
  const from = labOf(first);
  const to = labOf(second);
  return hexOf({
    lightness: from.lightness + (to.lightness - from.lightness) * share,
    a: from.a + (to.a - from.a) * share,
    b: from.b + (to.b - from.b) * share,
  });
}

/** OKLab lightness, 0 black to 1 white. */
export const lightnessOf = (hex: string) => labOf(hex).lightness;
