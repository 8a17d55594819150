/** Widths in pixels of the demo data's pictures, by their path; the first that matches counts. */
const widths: ReadonlyArray<readonly [path: RegExp, width: number]> = [
  [/\/pictures\/shot\.[a-z\d-]+\.[a-z]+\.[\da-f]+x2\./, 1280],
  [/\/pictures\/shot\./, 640],
  [/\/pictures\/room\.(?:home|trade|impact|how-it-works|consign)\./, 2400],
  [/\/pictures\/room\./, 1120],
];

/** Wider renditions of `/pictures/{key}` show nothing more; infinite for uploads. */
export const sourceWidth = (src: string): number => widths.find(([path]) => path.test(src))?.[1] ?? Infinity;
