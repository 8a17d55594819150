import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "./repository-root.ts";
import { serverEnvironment, serverFlags, serverFlagsFor } from "./server-flags.ts";

const container = readFileSync(join(repositoryRoot, "Dockerfile"), "utf8");
const unit = readFileSync(join(repositoryRoot, "deploy/heirloop@.service"), "utf8");

it("saves memory only where the server carries its database", () => {
  expect(serverFlagsFor(undefined)).toEqual([...serverFlags, "--memory-saver-mode"]);
  expect(serverFlagsFor("postgres://localhost/heirloop")).toEqual(serverFlags);
});

it("sets what the C library reads before the first line in both as well", () => {
  const { NODE_COMPILE_CACHE: _, ...settings } = serverEnvironment;
  for (const [name, value] of Object.entries(settings)) {
    expect(container).toContain(`${name}=${value}`);
    expect(unit).toContain(`${name}=${value}`);
  }
});
