import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findUnwanted } from "./hygiene.ts";
import { repositoryRoot } from "./repository-root.ts";

const mib = 1024 * 1024;

function tracked(): string[] {
  const paths = execFileSync("git", ["ls-files", "-z"], {
    cwd: repositoryRoot,
    encoding: "utf8",
    maxBuffer: 64 * mib,
  });
  return paths.split("\0").filter((path) => path !== "" && existsSync(join(repositoryRoot, path)));
}

test("finds nothing machine-specific or unfinished in tracked files", () => {
  const findings = tracked().flatMap((path) => {
    const content = readFileSync(join(repositoryRoot, path));
    return content.includes(0) ? [] : findUnwanted(path, content.toString("utf8"));
  });
  expect(findings).toEqual([]);
});

test("tracks no build output and no oversized picture", () => {
  const paths = tracked();
  expect(paths.filter((path) => /(^|\/)(node_modules|build|dist|\.data|test-results)\//.test(path))).toEqual(
    [],
  );
  expect(paths.filter((path) => readFileSync(join(repositoryRoot, path)).byteLength > 2 * mib)).toEqual([]);
});

// The examples are split, so that this file does not contain them.
test.each([
  ["a registry", ["resolution: https://npm.regis", "try.example/a.tgz"]],
  ["a path of one machine", ["const file = '/ho", "me/somebody/file';"]],
  ["filler", ["Lorem", " ipsum dolor"]],
  ["a promise", ["<p>Coming", " soon</p>"]],
  ["unfinished work", ["// TO", "DO: later"]],
  ["a merge", ["<<<<", "<<< HEAD"]],
  ["a rule switched off", ["// oxlint", "-disable-next-line no-console"]],
])("finds %s", (_, pieces) => {
  expect(
    findUnwanted("packages/contract/src/order/order.schema.ts", `fine\n${pieces.join("")}\n`),
  ).toMatchObject([{ line: 2 }]);
});

test("accepts a justified exception and a relative path", () => {
  const reasoned = ["// oxlint", "-disable-next-line no-console -- the log itself"].join("");
  expect(findUnwanted("a.ts", `${reasoned}\nimport "../tmp/work.ts";\n`)).toEqual([]);
});

test("resolves every link between documents", () => {
  const broken = tracked()
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) =>
      [...readFileSync(join(repositoryRoot, path), "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !existsSync(join(repositoryRoot, dirname(path), target)))
        .map((target) => `${path} → ${target}`),
    );
  expect(broken).toEqual([]);
});

test("has every test file where a project of vitest.config.ts or the journeys' runner looks for it", () => {
  const looked =
    /^(packages\/(contract|machines|api-client|demo|ui)\/src|packages\/demo\/studio|apps\/(marketplace\/app|explorer\/src|server\/src)|scripts|bench|examples)\/.*\.test\.tsx?$|^packages\/ui\/src\/.*\.stories\.tsx$|^e2e\/.*\.e2e\.ts$/;
  const tests = tracked().filter((path) => /\.(test|spec|e2e|stories)\.[mc]?[jt]sx?$/.test(path));
  expect(tests.filter((path) => !looked.test(path))).toEqual([]);
});

test("packages are chosen for the Node that runs the project", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryRoot, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const workspace = readFileSync(join(repositoryRoot, "pnpm-workspace.yaml"), "utf8");
  expect(/^nodeVersion: (.+)$/m.exec(workspace)?.[1]).toBe(devDependencies["node"]);
});
