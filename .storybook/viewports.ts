import { breakpoint } from "../packages/ui/src/theme/tokens.ts";

const windowOf = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The least width that everything works at, and those at which a layout changes. */
const breakpoints = Object.fromEntries(
  Object.entries(breakpoint).map(([name, width]) => {
    const label = name === "phone" ? "Narrowest" : `From ${name}`;
    return [`from-${name}`, windowOf(label, width, 900)] as const;
  }),
);

/** The windows that a story can be shown in, by the name in its global `viewport`. */
export const viewports: Readonly<Record<string, ReturnType<typeof windowOf>>> = {
  phone: windowOf("Phone", 390, 844),
  tablet: windowOf("Tablet", 768, 1024),
  desktop: windowOf("Desktop", 1280, 900),
  large: windowOf("Large", 1920, 1080),
  ...breakpoints,
};

/** The width in CSS of the window that a story asks for with its global `viewport`. */
export function getWindowWidth(viewport: unknown): string | undefined {
  if (typeof viewport !== "object" || viewport === null || !("value" in viewport)) return undefined;
  return viewports[String(viewport.value)]?.styles.width;
}
