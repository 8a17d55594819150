import roomList from "../../rooms/index.json" with { type: "json" };
import type { Piece } from "./pieces.ts";

/** An empty place that a piece is laid over, rendered beside the furnished rooms. */
export type Setting = {
  /** `rooms/{name}.webp`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly fingerprint: string;
  /** Inches that its width shows where the wall stands. */
  readonly inches: number;
};

/** Where a setting's wall meets its floor, or what stands on a shelf touches it, in shares of its height. */
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
/** Seen from above, or too slight for a wall to tell of a room. */
const nowhere: ReadonlySet<string> = new Set(["rug", "roundrug", "sconce"]);

/** The room whose wall goes with the wall of the piece's other pictures. */
const floors: Readonly<Record<string, string>> = {
  plaster: "setting-oak",
  linen: "setting-oak",
  clay: "setting-clay",
  fog: "setting-walnut",
  moss: "setting-walnut",
};

export const isOnShelf = ({ kind }: Piece): boolean => onShelves.has(kind);

/** Where a piece is shown as it would stand at home; `undefined` for what is shown nowhere, or not yet rendered. */
export function settingFor(piece: Piece, wall: string): Setting | undefined {
  if (nowhere.has(piece.kind) || piece.stands === "ceiling") return undefined;
  return settings.get(isOnShelf(piece) ? "setting-shelf" : (floors[wall] ?? ""));
}
