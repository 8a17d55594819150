import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "./server.ts";

/**
 * One server with the demo data for all journeys, and a folder in which they claim its listings; workers get both
 * through the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const claims = await mkdtemp(join(tmpdir(), "heirloop-claims-"));
  const server = await Server.create();
  process.env["JOURNEY_CLAIMS"] = claims;
  process.env["JOURNEY_URL"] = server.url;
  return async () => {
    await server.remove();
    await rm(claims, { recursive: true });
  };
}
