/**
 * Plain numbers and colors, named by purpose. Lengths are CSS pixels at a root size of 16, times are milliseconds.
 * `createTheme` converts them to CSS values.
 */

/** Every color a theme has to define. A pairing that carries text is listed in `textPairings`. */
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
  scrim: string;
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

/** Widths a text or a page may take (docs/design.md, Layout and breakpoints). */
export const measure = { form: 480, text: 640, work: 1200, page: 1680 } as const;

export const motion = { quick: 120, medium: 220, slow: 420 } as const;

/** Named from the floor up. */
export const layer = {
  raised: 1,
  sticky: 20,
  header: 30,
  scrim: 40,
  panel: 50,
  floating: 60,
  toast: 70,
  notice: 80,
} as const;

/** First width of the wider layout: up to 600 mobile header, 601–900 desktop header, from 901 the mega menu. */
export const breakpoint = { phone: 320, tablet: 601, desktop: 901, wide: 1200, broad: 1600 } as const;
