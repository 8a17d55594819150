import { describeContract } from "@heirloop/api-client/contract-suite/contract-suite";
import { afterAll, beforeAll } from "vitest";
import { modules } from "./modules/registry.ts";
import { createDemoPictures } from "./seed/demo-pictures.ts";
import { totpCode } from "./platform/secrets/totp.ts";
import { seed } from "./seed/seed.ts";
import { fromBase32 } from "@heirloop/demo/testing/base32";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ pictureSources: (db) => [createDemoPictures(db)] });
  await seed(server.deps, () => {}, { listings: 240 });
  // Indexes are filled from the seeded data before the first request.
  for (const module of modules) await module.prepare?.(server.deps, server.db);
}, 60_000);
afterAll(() => server.close());

describeContract({
  name: "the server",
  call: (method, path, sent) => server.call(method, path, sent),
  appCode: (key) => totpCode(fromBase32(key), server.clock.now()),
  origin: "http://localhost:3000",
  settle: async () => void (await server.deps.jobs.runDue()),
});
