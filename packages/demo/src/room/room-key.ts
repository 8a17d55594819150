import roomList from "../../rooms/index.json" with { type: "json" };

/** Pixels; the picture of a first screen is wider, and its key says so (`sourceWidth` of the contract reads it). */
const usualWidth = 1120;

const prints = new Map(
  roomList.map(({ name, fingerprint, width }) => [
    name,
    fingerprint.slice(0, 8) + (width > usualWidth ? "x2" : ""),
  ]),
);

/** Parses `room.living-room.9a27287d` into the room's name; `undefined` when there is no such render. */
export function readRoomKey(key: string): string | undefined {
  const [kind, name = "", print = "", ...rest] = key.split(".");
  return kind === "room" && rest.length === 0 && print !== "" && prints.get(name) === print
    ? name
    : undefined;
}
