import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "../apps/server/src/env/settings.schema.ts";
import { repositoryRoot } from "./repository-root.ts";
import { serverEnvironment, serverFlags } from "./server-flags.ts";

const read = (path: string): string => readFileSync(join(repositoryRoot, path), "utf8");
const guides = ["docs/operating.md", "docs/operating/open-a-site.md", "docs/operating/faults.md"];
const unit = read("deploy/heirloop@.service");
const image = read("Dockerfile");

test("explains every setting", () => {
  const [guide = ""] = guides.map(read);
  expect(settingNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test.each(guides)("names only files in %s that exist", (guide) => {
  const folders = ["", "deploy", "apps/server/src"];
  const named = Array.from(
    read(guide).matchAll(/`([\w./@-]+\.(?:ts|md|yaml|cfg|html|service))`/g),
    ([, name = ""]) => name,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter((name) => !folders.some((folder) => existsSync(join(repositoryRoot, folder, name)))),
  ).toEqual([]);
});

test("starts the server with the same flags in a container and under systemd", () => {
  const program = "apps/server/build/main.js";
  expect(/^CMD (.+)$/m.exec(image)?.[1]).toBe(
    JSON.stringify(["node", ...serverFlags, program]).replaceAll(",", ", "),
  );
  expect(/^ExecStart=(.+)$/m.exec(unit)?.[1]).toBe(
    ["/opt/heirloop/node_modules/.bin/node", ...serverFlags, program].join(" "),
  );
});

test("keeps the release before where the servers look for its scripts and styles", () => {
  const folder = "/opt/heirloop-previous";
  expect(unit).toContain(
    `\nEnvironment=PREVIOUS_ASSETS_DIR=${folder}/apps/marketplace/build/client/assets\n`,
  );
  expect(read("docs/operating/open-a-site.md")).toContain(`mv /opt/heirloop ${folder} && mv`);
});

test("gives the server its memory settings in a container and under systemd", () => {
  const memory = Object.entries(serverEnvironment).filter(([name]) => name.startsWith("MALLOC_"));
  expect(memory).toHaveLength(3);
  const lacking = (file: string) =>
    memory.filter(([name, value]) => !file.includes(`${name}=${value}`)).map(([name]) => name);
  expect([lacking(unit), lacking(image)]).toEqual([[], []]);
});

test("runs neither the proxy nor a server as root, and restarts a server however often it ends", () => {
  const section = /^global\n((?: {2}.*\n)+)/m.exec(read("deploy/haproxy-tls.cfg"))?.[1] ?? "";
  expect(section.trim().split(/\n\s*/)).toEqual(["user haproxy", "group haproxy", "chroot /var/lib/haproxy"]);
  expect(unit).toMatch(/^User=heirloop$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});
