/** Pixels; the pictures of the demo data that are wider say so in their key: `x2`. */
export const usualWidths = { shot: 640, room: 1120 };

/** The usual width, and that of pictures whose key says `x2`. */
const widths = new Map([
  ["shot", [usualWidths.shot, 1280]],
  ["room", [usualWidths.room, 2400]],
]);

/** Wider renditions of `/pictures/{key}` show nothing more; infinite for uploads. */
export function sourceWidth(src: string): number {
  const [, kind = "", wide] = /\/pictures\/([a-z]+)\.(.*\.[\da-f]{8}x2)?/.exec(src) ?? [];
  return widths.get(kind)?.[wide === undefined ? 0 : 1] ?? Infinity;
}
