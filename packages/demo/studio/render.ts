import { execFileSync, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import { isShot, noted, packed } from "./pack.ts";
import { isRoom, packedRoom } from "./pack-room.ts";
import { weights } from "./weights.ts";

/**
 * Renders what has changed and packs it: `pnpm demo:render [--pieces a,b] [--kinds sofa] [--views angle,front] [--rooms home] [--threads 2]`.
 * Runs Blender at the lowest priority, on one thread unless told otherwise; may be stopped and started again at any time.
 */
const { values } = parseArgs({
  options: {
    pieces: { type: "string", default: "" },
    kinds: { type: "string", default: "" },
    views: { type: "string", default: "angle,front,detail,side" },
    rooms: { type: "string", default: "" },
    threads: { type: "string", default: "1" },
  },
});
const studio = import.meta.dirname;
const shots = join(studio, "../shots");
const rooms = join(studio, "../rooms");
const work = join(studio, "work");
await mkdir(work, { recursive: true });
const network = await weights(work);
execFileSync("python3", [join(studio, "piece/write_list.py")]);

/** Runs one of the studio's scripts in Blender and hands on what it says of each finished picture. */
async function blender(
  script: string,
  known: string,
  chosen: readonly string[],
  finished: (line: unknown) => Promise<string>,
) {
  const quietly = [
    `OPENBLAS_NUM_THREADS=${values.threads}`,
    "nice",
    "-n",
    "19",
    "blender",
    "-b",
    "-t",
    values.threads,
  ];
  const places = [
    "--out",
    work,
    "--known",
    join(known, "index.json"),
    "--weights",
    network,
    "--threads",
    values.threads,
  ];
  const blenderArguments = ["--factory-startup", "-P", join(studio, script), "--", ...places, ...chosen];
  const running = spawn("env", [...quietly, ...blenderArguments], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => running.kill();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const ended = new Promise<number | null>((resolve) => {
    running.once("exit", resolve);
  });
  for await (const line of createInterface({ input: running.stdout })) {
    if (line.startsWith("FINISHED ")) {
      const done = await finished(JSON.parse(line.slice("FINISHED ".length)));
      process.stdout.write(`${done}\n`);
    } else if (line.startsWith("Error")) {
      process.stderr.write(`${line}\n`);
    }
  }
  process.exitCode = (await ended) ?? 1;
}

const onlyRooms = values.rooms !== "" && values.pieces === "" && values.kinds === "";
const onlyPieces = values.rooms === "" && (values.pieces !== "" || values.kinds !== "");
const chosen = ["--pieces", values.pieces, "--kinds", values.kinds, "--views", values.views];
if (!onlyRooms) {
  await blender("render.py", shots, chosen, async (shot) => {
    if (!isShot(shot)) throw new Error("Blender told of something that is no view.");
    await packed(work, shots, shot);
    await noted(shots, shot);
    return `${shot.piece} ${shot.view}`;
  });
}
if (!onlyPieces) {
  await blender("render_rooms.py", rooms, ["--rooms", values.rooms], async (room) => {
    if (!isRoom(room)) throw new Error("Blender told of something that is no room.");
    await packedRoom(work, rooms, room);
    return room.name;
  });
}
