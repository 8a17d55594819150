import { expect, test } from "vitest";
import { getDisputedReason, refundRefusal } from "./refund-refusal.ts";

test("tells each side of a disputed payment what it can do, and nothing to time and the system", () => {
  expect(getDisputedReason("buyer")).toBe(
    "Your bank is asking about this payment, so we cannot refund it until the bank has decided. To get the refund from us, withdraw your claim at the bank first.",
  );
  expect(getDisputedReason("seller")).toBe(
    "The buyer’s bank is asking about this payment, so it cannot be refunded until the bank has decided.",
  );
  expect(getDisputedReason("admin")).toBe(
    "The buyer’s bank is asking about this payment, so it cannot be refunded until the bank has decided. If the buyer is right, accept the dispute in the payment provider’s dashboard.",
  );
  expect([getDisputedReason("time"), getDisputedReason("system")]).toEqual([null, null]);
});

test("refuses any refund while the payment is disputed", () => {
  expect(refundRefusal({ amount: 20_00, left: 100_00, isDisputed: true })).toEqual({
    code: "state-conflict",
    detail: getDisputedReason("admin"),
  });
});

test("refuses an amount beyond what is left at its field, and allows what is left", () => {
  const refusal = (amount: number) => refundRefusal({ amount, left: 100_00, isDisputed: false });
  expect([refusal(100_00), refusal(1_00)]).toEqual([null, null]);
  for (const amount of [100_01, 99, 0])
    expect(refusal(amount)).toMatchObject({
      code: "invalid",
      errors: [{ path: "amount", message: expect.stringMatching(/\$/) }],
    });
});
