import { expect, test } from "vitest";
import { isOnboardingDue } from "./onboarding-due.ts";

const flags = { never: null, no: "false", yes: "true" } as const;

/** closed before | on the dashboard | authenticated | loaded | connected | due */
const table = `
  never | yes | yes | yes | yes | no
  never | yes | yes | yes | no  | due
  never | yes | yes | no  | yes | no
  never | yes | yes | no  | no  | no
  never | yes | no  | yes | yes | no
  never | yes | no  | yes | no  | no
  never | yes | no  | no  | yes | no
  never | yes | no  | no  | no  | no
  never | no  | yes | yes | yes | no
  never | no  | yes | yes | no  | no
  never | no  | yes | no  | yes | no
  never | no  | yes | no  | no  | no
  never | no  | no  | yes | yes | no
  never | no  | no  | yes | no  | no
  never | no  | no  | no  | yes | no
  never | no  | no  | no  | no  | no
  no    | yes | yes | yes | yes | no
  no    | yes | yes | yes | no  | due
  no    | yes | yes | no  | yes | no
  no    | yes | yes | no  | no  | no
  no    | yes | no  | yes | yes | no
  no    | yes | no  | yes | no  | no
  no    | yes | no  | no  | yes | no
  no    | yes | no  | no  | no  | no
  no    | no  | yes | yes | yes | no
  no    | no  | yes | yes | no  | no
  no    | no  | yes | no  | yes | no
  no    | no  | yes | no  | no  | no
  no    | no  | no  | yes | yes | no
  no    | no  | no  | yes | no  | no
  no    | no  | no  | no  | yes | no
  no    | no  | no  | no  | no  | no
  yes   | yes | yes | yes | yes | no
  yes   | yes | yes | yes | no  | no
  yes   | yes | yes | no  | yes | no
  yes   | yes | yes | no  | no  | no
  yes   | yes | no  | yes | yes | no
  yes   | yes | no  | yes | no  | no
  yes   | yes | no  | no  | yes | no
  yes   | yes | no  | no  | no  | no
  yes   | no  | yes | yes | yes | no
  yes   | no  | yes | yes | no  | no
  yes   | no  | yes | no  | yes | no
  yes   | no  | yes | no  | no  | no
  yes   | no  | no  | yes | yes | no
  yes   | no  | no  | yes | no  | no
  yes   | no  | no  | no  | yes | no
  yes   | no  | no  | no  | no  | no
`;

const rows = table
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()));

test("has every case once in the table", () => {
  expect(new Set(rows.map((row) => row.slice(0, 5).join())).size).toBe(3 * 2 ** 4);
});

test.each(rows)(
  "closed before %s, dashboard %s, authenticated %s, loaded %s, connected %s: %s",
  (closed, dashboard, authenticated, loaded, connected, due) => {
    expect(
      isOnboardingDue({
        closedFlag: closed === "yes" ? flags.yes : closed === "no" ? flags.no : flags.never,
        onDashboard: dashboard === "yes",
        authenticated: authenticated === "yes",
        loaded: loaded === "yes",
        connected: connected === "yes",
      }),
    ).toBe(due === "due");
  },
);
