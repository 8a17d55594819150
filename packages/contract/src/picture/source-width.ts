/** Widths in pixels of the demo data's pictures: as a rule, and of those whose key says `x2`. */
const widths = new Map([
  ["shot", [640, 1280]],
  ["room", [1120, 2400]],
]);

/** Wider renditions of `/pictures/{key}` show nothing more; infinite for uploads. */
export function sourceWidth(src: string): number {
  const [, kind = "", wide] = /\/pictures\/([a-z]+)\.(.*\.[\da-f]{8}x2)?/.exec(src) ?? [];
  return widths.get(kind)?.[wide === undefined ? 0 : 1] ?? Infinity;
}
