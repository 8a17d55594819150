import { demoWorld } from "./demo-world.ts";
import type { DemoWorld } from "../records/records.ts";

/** The instant at which stories, mocks and headless tests take place. */
export const smallWorldStartAt = "2026-03-02T17:00:00.000Z";

let world: DemoWorld | undefined;

/** A fixed world of 240 listings from the same maker, quick enough for a browser; made once. */
export function smallWorld(): DemoWorld {
  world ??= demoWorld({ seed: "small", startAt: smallWorldStartAt, listings: 240 });
  return world;
}
