import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { expect, test } from "vitest";
import { isAllowedDuringImpersonation } from "./impersonation.ts";

/** The sides that an impersonating admin may send each event for: docs/product.md §6. */
const table: Record<OrderEventType, string> = {
  accept: "",
  counter: "seller",
  decline: "",
  withdraw: "",
  approve: "",
  cancel: "",
  "set-pickup": "buyer seller",
  schedule: "buyer seller",
  "confirm-schedule": "buyer seller",
  reschedule: "buyer seller",
  "confirm-reschedule": "buyer seller",
  "keep-schedule": "buyer seller",
  "running-late": "buyer seller",
  "report-no-show": "",
  "contest-no-show": "buyer seller",
  "withdraw-no-show": "",
  "confirm-handover": "",
  "assign-carrier": "buyer seller",
  ship: "buyer seller",
  deliver: "",
  "pick-up": "",
  "complete-off": "",
  remove: "",
  "retry-payment": "",
};

test.each(Object.entries(table) as [OrderEventType, string][])(
  "allows %s while impersonating: %s",
  (event, allowed) => {
    const sides = (["buyer", "seller"] as const).filter((side) => isAllowedDuringImpersonation(event, side));
    expect(sides.join(" ")).toBe(allowed);
  },
);

test("does not limit what an admin or a timer does in their own name", () => {
  expect([
    isAllowedDuringImpersonation("remove", "admin"),
    isAllowedDuringImpersonation("deliver", "time"),
  ]).toEqual([true, true]);
});
