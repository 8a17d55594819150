/** Width in pixels of the demo data's pictures, by the first word of their key. */
const widths = new Map([
  ["shot", 640],
  ["room", 1120],
]);

/** Wider renditions of `/pictures/{key}` show nothing more; infinite for uploads. */
export const sourceWidth = (src: string): number =>
  widths.get(/\/pictures\/([a-z]+)\./.exec(src)?.[1] ?? "") ?? Infinity;
