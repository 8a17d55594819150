import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import { serveAssets } from "./serve-assets.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "assets-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(release: string, files: Record<string, string>): Promise<string> {
  await mkdir(join(folder, release), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, release, name), text);
  return join(folder, release);
}

const createGet = (folders: Parameters<typeof serveAssets>[0]) => {
  const app = new Hono<HttpEnv>().route("/assets", serveAssets(folders));
  return async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, await answer.text(), answer.headers.get("cache-control")];
  };
};
const forAYear = "public, max-age=31536000, immutable";

test("serves an asset of the release before once there is one, while the server runs", async () => {
  const current = await write("current", { "new-1a.js": "new" });
  const get = createGet({ current, previous: join(folder, "previous") });
  const missing = [404, "Not found", "no-store"];
  expect(await get("/assets/old-2b.js")).toEqual(missing);
  await write("previous", { "old-2b.js": "old" });
  expect([await get("/assets/new-1a.js"), await get("/assets/old-2b.js")]).toEqual([
    [200, "new", forAYear],
    [200, "old", forAYear],
  ]);
  expect(await get("/assets/older-3c.js")).toEqual(missing);
});

test("serves nothing outside of the two folders", async () => {
  const previous = await write("previous", { "old-2b.js": "old" });
  const current = await write("current", {});
  await write(".", { "secret.txt": "secret" });
  const get = createGet({ current, previous });
  for (const path of ["/assets/../secret.txt", "/assets/%2e%2e/secret.txt", "/assets//secret.txt"])
    expect((await get(path))[0]).toBe(404);
});
