import roomList from "../../rooms/index.json" with { type: "json" };
import type { Piece } from "./pieces.ts";

/** An empty place for compositing a piece, rendered together with the furnished rooms. */
export type Setting = {
  /** `rooms/{name}.webp`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly fingerprint: string;
  /** The width shown at the wall, in inches. */
  readonly inches: number;
};

/** Where a setting's wall meets its floor, or an object touches its shelf, as a share of the height. */
export const groundLevel = 0.7;

const settings = new Map(
  roomList
    .filter(({ name }) => name.startsWith("setting-"))
    .map((room): [string, Setting] => [
      room.name,
      { ...room, inches: room.name === "setting-shelf" ? 36 : 130 },
    ]),
);

const onShelves: ReadonlySet<string> = new Set([
  "tablelamp",
  "desklamp",
  "vase",
  "bowl",
  "candleholder",
  "mantelclock",
]);
/** Seen from above, or too small for the wall to suggest a room. */
const nowhere: ReadonlySet<string> = new Set(["rug", "roundrug", "sconce"]);

/** The room that matches the wall of the piece's other pictures. */
const floors: Readonly<Record<string, string>> = {
  plaster: "setting-oak",
  linen: "setting-oak",
  clay: "setting-clay",
  fog: "setting-walnut",
  moss: "setting-walnut",
};

export const isOnShelf = ({ kind }: Piece): boolean => onShelves.has(kind);

/** The setting for a piece; `undefined` when it has none or is not rendered yet. */
export function settingFor(piece: Piece, wall: string): Setting | undefined {
  if (nowhere.has(piece.kind) || piece.stands === "ceiling") return undefined;
  return settings.get(isOnShelf(piece) ? "setting-shelf" : (floors[wall] ?? ""));
}
