import { Server } from "./server.ts";

/** One server with the demo world for all journeys; its address goes to the workers through the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await Server.create();
  process.env["JOURNEY_URL"] = server.url;
  return () => server.remove();
}
