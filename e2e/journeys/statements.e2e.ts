import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";
import { logInDemo } from "../support/demo-api.ts";

/** The most SQL statements that a page may need once the layout is cached: it is the same for everybody. */
const budgets = {
  guest: {
    "/": 4,
    "/collections": 2,
    "/collections?keyword=zzzzqq": 2,
    "/collections/seating": 3,
    "/product/…": 3,
    "/cart": 2,
  },
  user: {
    "/": 6,
    "/collections": 6,
    "/collections/seating": 6,
    "/product/…": 6,
    "/favorites": 6,
    "/settings": 6,
    "/purchases": 16,
    "/checkout": 12,
    "/orders": 23,
  },
};

/** The statements of one request, from the server's log line about it. */
async function statementsOf(requestId: string): Promise<number> {
  const file = process.env["JOURNEY_SERVER_LOG"];
  if (file === undefined) throw new Error("The global setup says where the server's log is.");
  let statements = Number.NaN;
  await expect(async () => {
    const lines = (await readFile(file, "utf8")).split("\n");
    const line = lines.find(
      (one) => one.includes(`"requestId":"${requestId}"`) && one.includes('"statements":'),
    );
    expect(line).toBeDefined();
    statements = Number(/"statements":(\d+)/.exec(line ?? "")?.[1]);
  }).toPass();
  return statements;
}

test("pages need few statements", async ({ request, url }) => {
  const { heirloopId, slug } = await findStudioPiece(url);
  const { token } = await logInDemo(url, "shopper@demo.test");
  for (const [visitor, pages] of Object.entries(budgets)) {
    const cookie = visitor === "guest" ? "cart=none" : `token=${token}`;
    for (const [page, budget] of Object.entries(pages)) {
      const path = page.replace("…", `${heirloopId}/${slug}`);
      const counts: number[] = [];
      // The first visit may find the layout's cache empty or expired.
      for (let visit = 0; visit < 3; visit += 1) {
        const requestId = randomUUID();
        const answer = await request.get(url + path, { headers: { cookie, "x-request-id": requestId } });
        expect(answer.status(), page).toBe(200);
        counts.push(await statementsOf(requestId));
      }
      expect(Math.min(...counts), `${page} for a ${visitor}`).toBeLessThanOrEqual(budget);
    }
  }
});
