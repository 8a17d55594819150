import { demoWorld } from "./demo-world.ts";
import type { DemoWorld } from "../records/world.ts";

/** The current time in stories, mocks and headless tests. */
export const smallWorldStartAt = "2026-03-02T17:00:00.000Z";

let world: DemoWorld | undefined;

/** A fixed world of 240 listings from the same generator, fast enough for a browser; cached. */
export function smallWorld(): DemoWorld {
  world ??= demoWorld({ seed: "small", startAt: smallWorldStartAt, listings: 240 });
  return world;
}
