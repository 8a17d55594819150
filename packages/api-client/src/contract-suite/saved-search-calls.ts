import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

export function savedSearchCalls(contract: Contract): void {
  describe("/api/saved-searches", () => {
    test("saves a search once, renames it by saving it again, turns its alerts on and off, and deletes it", async () => {
      const { answer } = contract;
      const save = (body: { name: string; query: string; alerts?: boolean }) =>
        answer("newcomer", savedSearchEndpoints.save, { body });
      const list = async () => (await answer("newcomer", savedSearchEndpoints.list)).savedSearches;
      const walnut = await save({ name: "Walnut", query: "keyword=walnut&page=2" });
      const seats = await save({ name: "Seats", query: "?style=modern&category=seating", alerts: false });
      expect([walnut.query, walnut.alerts, seats.query, seats.alerts]).toEqual([
        "keyword=walnut",
        true,
        "category=seating&style=modern",
        false,
      ]);
      // Saved within the same millisecond, neither is the latest.
      expect(new Set((await list()).map(({ _id }) => _id))).toEqual(new Set([seats._id, walnut._id]));
      const renamed = await save({ name: "Dark walnut", query: "sort=newest&keyword=walnut" });
      expect([renamed._id, renamed.name]).toEqual([walnut._id, "Dark walnut"]);
      const params = { id: seats._id };
      const setAlerts = (alerts: boolean) =>
        answer("newcomer", savedSearchEndpoints.setAlerts, { params, body: { alerts } });
      expect([await setAlerts(true), await setAlerts(false)]).toEqual([{ ...seats, alerts: true }, seats]);
      await answer("newcomer", savedSearchEndpoints.remove, { params });
      expect(await list()).toEqual([renamed]);
    });

    test("requires a session, a name and a query; another user's search does not exist", async () => {
      const { answer, problem } = contract;
      const save = (as: "guest" | "newcomer", body: object) =>
        problem(as, savedSearchEndpoints.save, { body }).then(inShort);
      const { _id: id } = await answer("shopper", savedSearchEndpoints.save, {
        body: { name: "Lamps", query: "keyword=lamp" },
      });
      expect([
        await save("guest", { name: "Lamps", query: "keyword=lamp" }),
        await save("newcomer", { name: "", query: "keyword=lamp" }),
        await save("newcomer", { name: "Everything", query: "sort=newest" }),
        await save("newcomer", { name: "Mars", query: "region=mars" }),
        inShort(await problem("newcomer", savedSearchEndpoints.remove, { params: { id } })),
        inShort(
          await problem("newcomer", savedSearchEndpoints.setAlerts, {
            params: { id },
            body: { alerts: true },
          }),
        ),
      ]).toEqual([
        "401 unauthenticated",
        "422 invalid name",
        "422 invalid query",
        "422 invalid query",
        "404 not-found",
        "404 not-found",
      ]);
    });
  });
}
