import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "./repository-root.ts";
import { serverEnvironment, serverFlags } from "./server-flags.ts";

const container = readFileSync(join(repositoryRoot, "Dockerfile"), "utf8");
const unit = readFileSync(join(repositoryRoot, "deploy/heirloop@.service"), "utf8");

it("starts the container and the systemd unit with the server's flags", () => {
  expect(container).toContain(
    `CMD ["node", ${serverFlags.map((flag) => `"${flag}", `).join("")}"apps/server/build/main.js"]`,
  );
  expect(unit).toContain(`node ${serverFlags.join(" ")} apps/server/build/main.js`);
});

it("sets what the C library reads before the first line in both as well", () => {
  const { NODE_COMPILE_CACHE: _, ...settings } = serverEnvironment;
  for (const [name, value] of Object.entries(settings)) {
    expect(container).toContain(`${name}=${value}`);
    expect(unit).toContain(`${name}=${value}`);
  }
});
