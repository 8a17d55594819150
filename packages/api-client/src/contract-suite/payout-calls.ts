import { dashboardEndpoints } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

const accounts = ["studio", "shop", "consigner"] as const;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A seller’s earnings, when they are paid out, and the statements. */
export function payoutCalls(contract: Contract): void {
  test("GET /api/payouts lists payouts newest first, and adds up those that are not in the bank", async () => {
    for (const who of accounts) {
      const { balance, payouts, next } = await contract.answer(who, payoutEndpoints.list);
      const dates = payouts.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      for (const { status, arrivesAt } of payouts)
        expect([status, arrivesAt !== null]).toEqual([status, status === "sent" || status === "arrived"]);
      const ended = new Set(["arrived", "reversed"]);
      const open = payouts.filter(({ status }) => !ended.has(status));
      expect([who, sum(Object.values(balance)), next]).toEqual([
        who,
        sum(open.map(({ amount }) => amount)),
        null,
      ]);
    }
    expect((await contract.answer("newcomer", payoutEndpoints.list)).payouts).toEqual([]);
    expect([
      inShort(await contract.problem("guest", payoutEndpoints.list)),
      inShort(await contract.problem("studio", payoutEndpoints.list, { query: { after: "unknown-payout" } })),
      inShort(await contract.problem("studio", payoutEndpoints.list, { query: { after: "!" } })),
    ]).toEqual(["401 unauthenticated", "404 not-found", "422 invalid after"]);
  });

  test("GET /api/dashboard/payouts lists a shop's as its own page does", async () => {
    const { payouts } = await contract.answer("studio", dashboardEndpoints.payouts);
    expect(payouts.length).toBeGreaterThan(0);
    expect((await contract.answer("studio", payoutEndpoints.list)).payouts).toEqual(payouts.slice(0, 25));
  });

  test("GET /api/statements lists months whose balances fit together", async () => {
    for (const who of accounts) {
      const { months } = await contract.answer(who, payoutEndpoints.statements);
      expect([who, months.length > 0]).toEqual([who, true]);
      expect(months.map(({ month }) => month)).toEqual(
        months
          .map(({ month }) => month)
          .toSorted()
          .toReversed(),
      );
      for (const [at, { change, closing }] of months.entries())
        expect(closing - change).toBe(months[at + 1]?.closing ?? 0);
    }
    expect(await contract.answer("newcomer", payoutEndpoints.statements)).toEqual({ months: [] });
    expect(inShort(await contract.problem("guest", payoutEndpoints.statements))).toBe("401 unauthenticated");
  });

  test("a month's statement begins and ends with the balances of its month", async () => {
    const { months } = await contract.answer("studio", payoutEndpoints.statements);
    for (const { month, change, closing } of months) {
      const csv = await contract.answer("studio", payoutEndpoints.statementCsv, { params: { month } });
      const lines = csv.split("\r\n");
      expect([lines[0]?.startsWith("Date (UTC),Description,Order,Pieces,"), lines.at(-1)]).toEqual([
        true,
        "",
      ]);
      const last = (line: string | undefined) => line?.split(",").at(-1);
      expect([last(lines[1]), last(lines.at(-2))]).toEqual([
        ((closing - change) / 100).toFixed(2),
        (closing / 100).toFixed(2),
      ]);
      const pdf = await contract.answer("studio", payoutEndpoints.statementPdf, { params: { month } });
      expect(pdf.slice(0, 5)).toBe("%PDF-");
    }
    const refused = async (month: string) =>
      inShort(await contract.problem("studio", payoutEndpoints.statementCsv, { params: { month } }));
    expect([await refused("2001-01"), await refused("2026-13")]).toEqual([
      "404 not-found",
      "422 invalid month",
    ]);
    expect(
      inShort(
        await contract.problem("guest", payoutEndpoints.statementPdf, { params: { month: "2026-11" } }),
      ),
    ).toBe("401 unauthenticated");
  });
}
