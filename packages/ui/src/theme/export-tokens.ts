import { createOwnValues, createTheme, families, shadowsOf } from "./create-theme.ts";
import { type Theme, themeNames, themes } from "./themes.ts";
import { breakpoint, control, layer, measure, motion, radius, space, type, type TypeStep } from "./tokens.ts";

/** A group of tokens in the format of the Design Tokens Community Group (2025.10); groups may contain groups. */
type Group = { readonly [name: string]: unknown };

const mapValues = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => unknown,
): Group => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

const token = (value: unknown) => ({ $value: value });
const pixels = (value: number) => ({ value: Number(value.toFixed(3)), unit: "px" });
const lengths = (record: Readonly<Record<string, number>>): Group => ({
  $type: "dimension",
  ...mapValues(record, (value) => token(pixels(value))),
});

/** Reads `#rrggbb` and `rgb(r g b / alpha)`. */
function colorValue(css: string) {
  const hex = /^#([0-9a-f]{6})$/.exec(css)?.[1];
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [red, green, blue];
  return {
    colorSpace: "srgb",
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
  };
}

/** Reads the layers of a CSS shadow: two to four lengths and a color each. */
const shadowValue = (css: string) =>
  css.split(/,(?![^(]*\))/).map((layerOfShadow) => {
    const [, numbers = "", color = ""] = /^\s*((?:-?[\d.]+(?:px)?\s+)+)(.+)$/.exec(layerOfShadow) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = numbers
      .trim()
      .split(/\s+/)
      .map((length) => Number.parseFloat(length));
    return {
      color: colorValue(color),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  });

const familyNames = (css: string): string[] => css.split(", ").map((name) => name.replaceAll('"', ""));

const typography = (size: "small" | "large"): Group =>
  mapValues<TypeStep>(type, (step) =>
    token({
      fontFamily: `{family.${step.family}}`,
      fontSize: pixels(step[size]),
      fontWeight: step.weight,
      letterSpacing: pixels(step.tracking * step[size]),
      lineHeight: step.lineHeight,
    }),
  );

/** Tokens that every theme shares and that a design tool can keep as variables. */
const variables: Group = {
  space: lengths(space),
  radius: lengths(radius),
  control: lengths(control),
  measure: lengths(measure),
  breakpoint: lengths(breakpoint),
  layer: { $type: "number", ...mapValues(layer, token) },
};

/** Tokens that every theme shares. */
const base: Group = {
  family: { $type: "fontFamily", ...mapValues(families, (css) => token(familyNames(css))) },
  ...variables,
  motion: {
    $type: "duration",
    ...mapValues(motion, (value) => token({ value, unit: "ms" })),
  },
  typography: { $type: "typography", phone: typography("small"), desktop: typography("large") },
};

const colorsOf = (theme: Theme): Group => ({
  $type: "color",
  ...mapValues(themes[theme].colors, (css) => token(colorValue(css))),
});

const themeTokens = (theme: Theme): Group => ({
  color: colorsOf(theme),
  shadow: {
    $type: "shadow",
    ...mapValues(shadowsOf(themes[theme].shadow), (css) => token(shadowValue(css))),
  },
});

/** CSS custom properties, named like those of the components: `--hl-color-ink`. */
function cssOf(groups: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  return Object.entries(groups)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `  --hl-${group}-${name}: ${value};`),
    )
    .join("\n");
}

function css(): string {
  const [first = "light", ...others] = themeNames;
  const block = (selector: string, theme: Theme, body: string): string =>
    `${selector} {\n  color-scheme: ${themes[theme].colorScheme};\n${body}\n}\n`;
  const changes = (theme: Theme): string => cssOf(createOwnValues(themes[theme]));
  return [
    block(":root", first, cssOf(createTheme(themes[first]))),
    ...others.flatMap((theme) => {
      const { media } = themes[theme];
      return media === null
        ? []
        : [`@media ${media} {\n${block(":root:not([data-theme])", theme, changes(theme))}}\n`];
    }),
    ...others.map((theme) => block(`:root[data-theme="${theme}"]`, theme, changes(theme))),
  ].join("\n");
}

const json = (group: Group): string => `${JSON.stringify(group, null, 2)}\n`;

/**
 * All tokens as files, by name. The DTCG files are for Style Dictionary and its like: `base` and one theme make a
 * set. Those for Figma have one mode each, and only what its variables can be.
 */
export function exportTokens(): Readonly<Record<string, string>> {
  return {
    "dtcg/base.tokens.json": json(base),
    ...Object.fromEntries(themeNames.map((theme) => [`dtcg/${theme}.tokens.json`, json(themeTokens(theme))])),
    ...Object.fromEntries(
      themeNames.map((theme) => [
        `figma/${theme}.tokens.json`,
        json({ color: colorsOf(theme), ...variables }),
      ]),
    ),
    "tokens.css": css(),
  };
}
