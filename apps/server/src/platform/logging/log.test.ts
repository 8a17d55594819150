import { expect, test } from "vitest";
import { createLogger } from "./log.ts";

test("redacts tokens and passwords in the log", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  log.info(
    {
      token: "s3cret",
      user: { password: "s3cret", deeper: { newPassword: "s3cret" } },
      headers: { "x-auth-token": "s3cret", cookie: "token=s3cret" },
    },
    "login",
  );
  expect([lines.length, lines.join("").includes("s3cret"), lines.join("").includes("[hidden]")]).toEqual([
    1,
    false,
    true,
  ]);
});

test("redacts a failed query's parameters anywhere in an error's causes", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  const params = ["ada@example.test", "$argon2id$s3cret", null];
  const query = 'insert into "user" values ($1, $2, $3)';
  const failed = Object.assign(
    new Error(`Failed query: ${query}\nparams: ${params.join(",")}`, { cause: new Error("it is full") }),
    { query, params },
  );
  log.error({ err: failed }, "unexpected error");
  log.error({ err: new Error("nobody was registered", { cause: failed }) }, "unexpected error");
  expect(
    lines.map((line) => [line.includes("s3cret"), line.includes("ada@"), line.includes("it is full")]),
  ).toEqual([
    [false, false, true],
    [false, false, true],
  ]);
  expect(lines.every((line) => line.includes("insert into"))).toBe(true);
});
