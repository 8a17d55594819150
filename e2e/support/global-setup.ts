import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startClusterProcess } from "../../scripts/cluster/cluster-process.ts";
import { Server } from "./server.ts";

const clusterPort = 4420;

type Started = { url: string; stop(): Promise<void>; log?: string };

async function startServer(): Promise<Started> {
  const server = await Server.create();
  return { url: server.url, stop: () => server.remove(), log: server.log };
}

async function startCluster(): Promise<Started> {
  const { stop } = await startClusterProcess({ port: clusterPort });
  return { url: `http://127.0.0.1:${clusterPort}`, stop };
}

/**
 * One server, or one cluster, with the demo data for all journeys, and a folder in which they claim its listings;
 * workers get both through the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const claims = await mkdtemp(join(tmpdir(), "heirloop-claims-"));
  const { url, stop, log } = await (process.env["JOURNEY_CLUSTER"] === "on" ? startCluster() : startServer());
  process.env["JOURNEY_CLAIMS"] = claims;
  process.env["JOURNEY_URL"] = url;
  if (log !== undefined) process.env["JOURNEY_SERVER_LOG"] = log;
  return async () => {
    await stop();
    await rm(claims, { recursive: true });
  };
}
