import { usualWidths } from "@heirloop/contract/picture/source-width";
import roomList from "../../rooms/index.json" with { type: "json" };

const prints = new Map(
  roomList.map(({ name, fingerprint, width }) => [
    name,
    fingerprint.slice(0, 8) + (width > usualWidths.room ? "x2" : ""),
  ]),
);

/** Parses `room.living-room.9a27287d` into the room's name; `undefined` when there is no such render. */
export function parseRoomKey(key: string): string | undefined {
  const [kind, name = "", print = "", ...rest] = key.split(".");
  return kind === "room" && rest.length === 0 && print !== "" && prints.get(name) === print
    ? name
    : undefined;
}
