import { control, layer, measure, motion, radius, space, type, type TypeStep } from "./tokens.ts";
import type { ThemeDefinition } from "./themes.ts";

const rem = (pixels: number): string => (pixels === 0 ? "0" : `${Number((pixels / 16).toFixed(4))}rem`);

const eachValue = <K extends string, V, R>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => R,
): Record<K, R> => {
  // Object.entries forgets the keys' type; the keys are those of `record`.
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, change(value)])) as Record<
    K,
    R
  >;
};

const narrowest = 390;
const widest = 1280;

/**
 * The largest size of a heading, as a share of the window: with letters twice as large, a long word such as
 * "Notifications" would otherwise be wider than a phone. Larger steps stay larger than smaller ones.
 */
const largestInWindow = (pixels: number): string => `${Number((10.5 + pixels / 8).toFixed(1))}vw`;

/** Grows evenly between the two widths; in rem plus viewport, so that zoom and text size still work. */
function fluid({ small, large, family }: TypeStep): string {
  if (small === large) return rem(small);
  const slope = (large - small) / (widest - narrowest);
  const start = small - slope * narrowest;
  const size = `clamp(${rem(small)}, ${rem(start)} + ${Number((slope * 100).toFixed(3))}vw, ${rem(large)})`;
  return family === "display" ? `min(${size}, ${largestInWindow(small)})` : size;
}

/** Typefaces with their fallbacks. */
export const families = {
  display: '"Newsreader Display", "Newsreader Fallback", "Newsreader Android", "Times New Roman", serif',
  text: '"Instrument Sans", "Instrument Fallback", "Instrument Android", Arial, sans-serif',
};

// On a dark page shadows of any depth look alike, so what floats has an edge of light.
const shadowInk: Record<ThemeDefinition["shadow"], { low: string; high: string }> = {
  soft: {
    low: "0 1px 2px rgb(36 23 28 / 0.06), 0 4px 14px rgb(36 23 28 / 0.07)",
    high: "0 2px 6px rgb(36 23 28 / 0.07), 0 22px 60px rgb(36 23 28 / 0.2)",
  },
  deep: {
    low: "0 1px 2px rgb(0 0 0 / 0.4), 0 4px 14px rgb(0 0 0 / 0.35)",
    high: "0 0 0 1px rgb(244 237 231 / 0.22), 0 2px 6px rgb(0 0 0 / 0.4), 0 22px 60px rgb(0 0 0 / 0.6)",
  },
  none: { low: "0 0 0 1px #000000", high: "0 0 0 2px #000000" },
};

/** The two shadows of a theme. */
export const shadowsOf = (shadow: ThemeDefinition["shadow"]) => shadowInk[shadow];

type OwnTokens = Pick<ThemeDefinition, "colors" | "shadow" | "pictures">;

/** A dark page fades pictures less (`faded`) and draws an edge around faded ones, so that a dark piece can be seen. */
const createPictureLook = ({ colors, pictures }: Pick<OwnTokens, "colors" | "pictures">) =>
  pictures === "dimmed"
    ? { filter: "brightness(0.86)", faded: "0.8", edge: colors.lineStrong }
    : { filter: "none", faded: "0.62", edge: "transparent" };

/** Without shadows, fills in the color of the page have an edge. */
const createTintLook = ({ colors, shadow }: Pick<OwnTokens, "colors" | "shadow">) => ({
  edge: shadow === "none" ? colors.line : "transparent",
});

/** The CSS values that differ between themes. */
export const createOwnValues = ({ colors, shadow, pictures }: OwnTokens) => ({
  color: colors,
  shadow: shadowsOf(shadow),
  picture: createPictureLook({ colors, pictures }),
  tint: createTintLook({ colors, shadow }),
});

/** Plain tokens → every CSS value of one theme. The contract of the variables is inferred from it. */
export function createTheme(theme: OwnTokens) {
  return {
    ...createOwnValues(theme),
    family: families,
    space: eachValue(space, rem),
    radius: eachValue(radius, rem),
    control: eachValue(control, rem),
    measure: eachValue(measure, rem),
    motion: eachValue(motion, (milliseconds) => `${milliseconds}ms`),
    layer: eachValue(layer, String),
    size: eachValue<keyof typeof type, TypeStep, string>(type, fluid),
  };
}
