import { expect, test } from "vitest";
import { createLogger } from "./log.ts";

test("tokens and passwords never reach the log", () => {
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
