import { cents } from "@heirloop/contract/money/money.schema";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { reportedCase } from "./order-case-context.ts";
import type { OrderCaseActor, SentOrderCaseEvent } from "./order-case-event.ts";
import { orderCaseMachine } from "./order-case.machine.ts";

const now = "2026-11-21T10:00:00.000Z";
const message = "Because";
const actors: readonly OrderCaseActor[] = ["buyer", "seller", "admin", "time", "system"];
const reported = (wanted: Solution, left = 900_00) => reportedCase(wanted, { left, disputed: false });
const returned: Solution = { type: "return", amount: null };
const repair: Solution = { type: "repair", amount: null };
const refund = (amount: number): Solution => ({ type: "refund", amount: cents(amount) });

const everyEvent: SentOrderCaseEvent[] = actors.flatMap((by): SentOrderCaseEvent[] => [
  { type: "open", by, now },
  { type: "accept", by, now },
  { type: "propose", solution: "return", message, by, now },
  { type: "propose", solution: "repair", message, by, now },
  { type: "propose", solution: "refund", amount: cents(200_00), message, by, now },
  { type: "decline", message, by, now },
  { type: "escalate", message, by, now },
  { type: "withdraw", by, now },
  { type: "schedule", date: "2026-11-25", window: "morning", by, now },
  { type: "confirm-schedule", window: "morning", by, now },
  { type: "send-back", tracking: "1Z999", by, now },
  { type: "receive", by, now },
  { type: "confirm-repair", by, now },
  { type: "add-evidence", message, pictures: [], by, now },
  { type: "decide", solution: "return", message, by, now },
  { type: "decide", solution: "refund", amount: cents(200_00), message, by, now },
  { type: "decide", solution: "none", message, by, now },
  { type: "time-out", by, now },
  { type: "refund-succeeded", by, now },
  { type: "refund-failed", by, now },
]);

test("handles every event by every sender in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: orderCaseMachine,
    inputs: {
      return: reported(returned),
      refund: reported(refund(100_00)),
      repair: reported(repair),
      "refunded meanwhile": reported(returned, 0),
    },
    events: everyEvent,
    distinguish: ({ context: { wanted, proposal, left, received, proposals } }) => ({
      wanted,
      proposal,
      left,
      received,
      times: proposals.map(({ by }) => by),
    }),
  });
  expect(proof.gaps).toEqual([]);
  expect(proof.taken).toMatchObject({ refunding: ["refund-failed", "refund-succeeded"], resolved: [] });
});
