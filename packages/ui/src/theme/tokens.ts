/**
 * Plain numbers and colors, named by purpose. Lengths are CSS pixels at a root size of 16, times are milliseconds.
 * `createTheme` converts them to CSS values.
 */

/** Every colour a theme has to give. A pairing that carries text is listed in `textPairings`. */
export type ColorTokens = {
  /** The page. */
  ground: string;
  /** Surfaces above the page: dialogs, menus, raised cards. */
  surface: string;
  /** Wells, quiet fills, hovered rows. */
  sunken: string;
  /** Behind every picture until it has loaded, and around one that does not fill its frame. */
  plaster: string;
  /** Footer and announcement bar. */
  inverse: string;
  ink: string;
  /** Second voice: facts, captions, help. */
  inkSoft: string;
  onInverse: string;
  onInverseSoft: string;
  /** Hairlines that only part things. */
  line: string;
  /** Edges a person must see to use a control: 3:1 at least. */
  lineStrong: string;
  /** Damson. Reduced prices and favorites. */
  accent: string;
  accentSoft: string;
  /** Damson as a ground: the one decisive action. */
  action: string;
  actionHover: string;
  onAction: string;
  danger: string;
  dangerSoft: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  /** Stars, always with the number next to them. */
  star: string;
  focus: string;
  /** Under drawers and dialogs. */
  veil: string;
};

export const light: ColorTokens = {
  ground: "#fcfbf9",
  surface: "#ffffff",
  sunken: "#f4f1ec",
  plaster: "#ebe6de",
  inverse: "#24171c",
  ink: "#231a1c",
  inkSoft: "#665a59",
  onInverse: "#f8f1ec",
  onInverseSoft: "#c4b3b1",
  line: "#e4ded6",
  lineStrong: "#8f837e",
  accent: "#6e2142",
  accentSoft: "#f6e9ee",
  action: "#6e2142",
  actionHover: "#551631",
  onAction: "#fff8f8",
  danger: "#ab2317",
  dangerSoft: "#fbebe7",
  success: "#2c6539",
  successSoft: "#e8f1e6",
  warning: "#7d4c00",
  warningSoft: "#faf0dc",
  star: "#a86a12",
  focus: "#6e2142",
  veil: "rgb(36 23 28 / 0.44)",
};

export const dark: ColorTokens = {
  ground: "#181213",
  surface: "#221a1b",
  sunken: "#261e1f",
  plaster: "#352b2a",
  inverse: "#0e0a0b",
  ink: "#f4ede7",
  inkSoft: "#baaca6",
  onInverse: "#f4ede7",
  onInverseSoft: "#b5a5a1",
  line: "#382d2d",
  lineStrong: "#8d7f7b",
  accent: "#e2abbd",
  accentSoft: "#3c202c",
  action: "#93365d",
  actionHover: "#a74570",
  onAction: "#fff6f8",
  danger: "#f59e92",
  dangerSoft: "#3d1e1a",
  success: "#9fcda4",
  successSoft: "#1d3021",
  warning: "#e8c07a",
  warningSoft: "#382910",
  star: "#dba85a",
  focus: "#efc3d1",
  veil: "rgb(0 0 0 / 0.6)",
};

/** Selected by `prefers-contrast: more` or by the user: every text pairing reaches AAA. */
export const contrast: ColorTokens = {
  ground: "#ffffff",
  surface: "#ffffff",
  sunken: "#ffffff",
  plaster: "#f2efea",
  inverse: "#000000",
  ink: "#000000",
  inkSoft: "#2b2425",
  onInverse: "#ffffff",
  onInverseSoft: "#f0e8e6",
  line: "#6b6160",
  lineStrong: "#000000",
  accent: "#4d0829",
  accentSoft: "#ffffff",
  action: "#4d0829",
  actionHover: "#2e0418",
  onAction: "#ffffff",
  danger: "#7d0f06",
  dangerSoft: "#ffffff",
  success: "#10421c",
  successSoft: "#ffffff",
  warning: "#4f2f00",
  warningSoft: "#ffffff",
  star: "#4f2f00",
  focus: "#000000",
  veil: "rgb(0 0 0 / 0.7)",
};

type Ground = "ground" | "surface" | "sunken" | "plaster";

const onEveryGround = (text: keyof ColorTokens): [keyof ColorTokens, keyof ColorTokens][] =>
  (["ground", "surface", "sunken", "plaster"] satisfies Ground[]).map((ground) => [text, ground]);

/** [text, background]. A test holds each to AA (contrast theme: AAA). */
export const textPairings: readonly [keyof ColorTokens, keyof ColorTokens][] = [
  ...onEveryGround("ink"),
  ...onEveryGround("inkSoft"),
  ...onEveryGround("accent"),
  ["danger", "ground"],
  ["danger", "surface"],
  ["danger", "sunken"],
  ["danger", "dangerSoft"],
  ["success", "ground"],
  ["success", "surface"],
  ["success", "successSoft"],
  ["warning", "ground"],
  ["warning", "surface"],
  ["warning", "warningSoft"],
  ["ink", "accentSoft"],
  ["accent", "accentSoft"],
  ["ink", "dangerSoft"],
  ["ink", "successSoft"],
  ["ink", "warningSoft"],
  ["onAction", "action"],
  ["onAction", "actionHover"],
  ["onInverse", "inverse"],
  ["onInverseSoft", "inverse"],
  ["ground", "ink"],
];

/** [edge, background]: 3:1, the WCAG minimum for controls. */
export const edgePairings: readonly [keyof ColorTokens, keyof ColorTokens][] = [
  ["lineStrong", "ground"],
  ["lineStrong", "surface"],
  ["lineStrong", "sunken"],
  ["star", "ground"],
  ["star", "surface"],
  ["focus", "ground"],
  ["focus", "surface"],
  ["onInverse", "inverse"],
];

export const space = {
  none: 0,
  hair: 2,
  xxs: 4,
  xs: 8,
  s: 12,
  m: 16,
  l: 24,
  xl: 32,
  xxl: 48,
  section: 72,
  chapter: 112,
} as const;
export type Space = keyof typeof space;

/** Eased, as a joiner eases an edge: never sharp, never round. `full` is for pills and faces. */
export const radius = { picture: 3, control: 4, panel: 8, full: 999 } as const;

export type TypeStep = {
  family: "display" | "text";
  /** At 390 px and below. */
  small: number;
  /** At 1280 px and above; in between it grows evenly. */
  large: number;
  lineHeight: number;
  /** In em. */
  tracking: number;
  weight: number;
};

export const type = {
  display: { family: "display", small: 42, large: 84, lineHeight: 1, tracking: -0.022, weight: 400 },
  title: { family: "display", small: 33, large: 50, lineHeight: 1.06, tracking: -0.017, weight: 400 },
  heading: { family: "display", small: 26, large: 34, lineHeight: 1.14, tracking: -0.012, weight: 400 },
  subheading: { family: "display", small: 21, large: 24, lineHeight: 1.22, tracking: -0.006, weight: 400 },
  figure: { family: "display", small: 29, large: 34, lineHeight: 1.1, tracking: -0.012, weight: 400 },
  lead: { family: "text", small: 17, large: 20, lineHeight: 1.5, tracking: -0.005, weight: 400 },
  body: { family: "text", small: 16, large: 16, lineHeight: 1.55, tracking: 0, weight: 400 },
  strong: { family: "text", small: 16, large: 16, lineHeight: 1.4, tracking: 0, weight: 600 },
  small: { family: "text", small: 14, large: 14, lineHeight: 1.45, tracking: 0.002, weight: 400 },
  label: { family: "text", small: 14, large: 14, lineHeight: 1.35, tracking: 0.002, weight: 550 },
  caption: { family: "text", small: 12.5, large: 12.5, lineHeight: 1.4, tracking: 0.008, weight: 450 },
} as const satisfies Record<string, TypeStep>;
export type TypeName = keyof typeof type;

/** Heights of controls: 44 is the minimum for touch, `small` is for pointers and dense rows. */
export const control = { small: 36, medium: 44, large: 52 } as const;

/** Widths a text or a page may take. */
export const measure = { text: 640, form: 480, narrow: 880, page: 1680 } as const;

export const motion = { quick: 120, medium: 220, slow: 420 } as const;

/** Named from the floor up. */
export const layer = {
  raised: 1,
  sticky: 20,
  header: 30,
  veil: 40,
  panel: 50,
  floating: 60,
  toast: 70,
  notice: 80,
} as const;

/** First width of the wider layout: up to 600 mobile header, 601–900 desktop header, from 901 the mega menu. */
export const breakpoint = { tablet: 601, desktop: 901, wide: 1200, broad: 1600 } as const;
