import roomList from "../../rooms/index.json" with { type: "json" };

const prints = new Map(roomList.map(({ name, fingerprint }) => [name, fingerprint.slice(0, 8)]));

/** Parses `room.living-room.9a27287d` into the room's name; `undefined` when there is no such render. */
export function readRoomKey(key: string): string | undefined {
  const [kind, name = "", print = "", ...rest] = key.split(".");
  return kind === "room" && rest.length === 0 && print !== "" && prints.get(name) === print
    ? name
    : undefined;
}
