import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import type { OrderCaseEventType } from "@heirloop/contract/order-case/order-case.events";
import { orderCaseEventTypes } from "@heirloop/contract/order-case/order-case.schema";
import { type SnapshotFrom, type StateValueFrom, transition } from "xstate";
import { getDisputedReason } from "../order/refund-refusal.ts";
import { later } from "@heirloop/contract/order/time-window";
import { invalidField, type Refusal } from "../refusal/refusal.ts";
import { anyProposalName, passedProposalReason, refusedProposal, timeOf } from "../order/time-proposals.ts";
import { solutionRefusal } from "./case-report.ts";
import type { OrderCaseContext } from "./order-case-context.ts";
import type { OrderCaseEffect } from "./order-case-effect.ts";
import type { OrderCaseActor, SentOrderCaseEvent } from "./order-case-event.ts";
import { agreedWith, solutionOf } from "./order-case.guards.ts";
import { orderCaseMachine } from "./order-case.machine.ts";
import { isSide } from "../order/order-event.ts";

export type MovedCase = { status: OrderCaseStatus; context: OrderCaseContext };

/** The result of an event, without side effects, or the reason for rejecting it. */
export type OrderCaseTransition =
  | { ok: true; case: MovedCase; effects: OrderCaseEffect[] }
  | { ok: false; refusal: Refusal };

function snapshotOf({ status, context }: MovedCase) {
  // A status that is not a state of the machine does not compile.
  const value: StateValueFrom<typeof orderCaseMachine> = status;
  return orderCaseMachine.resolveState({ value, context });
}

type Moved = Omit<Extract<OrderCaseTransition, { ok: true }>, "ok">;

function runTransition(before: SnapshotFrom<typeof orderCaseMachine>, event: SentOrderCaseEvent): Moved {
  const [after, actions] = transition(orderCaseMachine, before, event);
  if (after.value === "reporting") throw new Error(`“${event.type}” opens no case.`);
  return {
    case: { status: after.value, context: after.context },
    effects: actions.map(({ params }) => params).filter(isEffect),
  };
}

/** XState types every action's params as unknown; only `requestEffect` reaches the caller, with an effect. */
const isEffect = (params: unknown): params is OrderCaseEffect => params !== undefined;

/** The first event of a case, once `reportRefusal` has accepted the report. */
export const openCase = (context: OrderCaseContext, now: string): Moved =>
  runTransition(orderCaseMachine.resolveState({ value: "reporting", context }), {
    type: "open",
    by: "buyer",
    now,
  });

/**
 * Applies an event to a case (docs/product.md §4, Cases). Pure: the caller stores `case` and runs `effects` in
 * one transaction.
 */
export function moveCase(before: MovedCase, event: SentOrderCaseEvent): OrderCaseTransition {
  const snapshot = snapshotOf(before);
  if (!snapshot.can(event)) return { ok: false, refusal: refusalOf(before, event) };
  return { ok: true, ...runTransition(snapshot, event) };
}

/** An event of this type with a payload that the case would accept, if it accepts any. */
function probe(
  type: OrderCaseEventType,
  { proposals, timeZone }: OrderCaseContext,
  sent: { by: OrderCaseActor; now: string },
): SentOrderCaseEvent {
  const message = "any";
  switch (type) {
    case "propose":
      return { type, solution: "return", message, ...sent };
    case "decide":
      return { type, solution: "none", message, ...sent };
    case "schedule":
      return { type, date: later(sent.now, 300 * 86_400_000).slice(0, 10), window: "morning", ...sent };
    case "confirm-schedule":
      return { type, window: anyProposalName(proposals, sent.by, { now: sent.now, timeZone }), ...sent };
    case "send-back":
      return { type, tracking: "any", ...sent };
    case "add-evidence":
      return { type, message, pictures: [], ...sent };
    case "decline":
    case "escalate":
      return { type, message, ...sent };
    default:
      return { type, ...sent };
  }
}

/**
 * The events that this user may send now. The buttons on screen are derived from this. A bank's question stops
 * only what would refund the payment, and is explained when somebody tries.
 */
export function permittedCaseEvents(one: MovedCase, by: OrderCaseActor, now: string): OrderCaseEventType[] {
  const context = { ...one.context, disputed: false };
  const snapshot = snapshotOf({ ...one, context });
  return orderCaseEventTypes.filter((type) => snapshot.can(probe(type, context, { by, now })));
}

function refusalOf(one: MovedCase, event: SentOrderCaseEvent): Refusal {
  const { context, status } = one;
  const permitted: readonly string[] = permittedCaseEvents(one, event.by, event.now);
  const solution = solutionOf(event);
  // An accepted amount may be more than is left by now, so it is not permitted, and this says why.
  const agreed = event.type === "accept" ? agreedWith({ context, event }) : null;
  const tooMuch = agreed === null ? null : solutionRefusal(agreed, context.left);
  if (tooMuch !== null && status !== "refunding")
    return { code: "state-conflict", detail: tooMuch.errors?.[0]?.message ?? "Propose another amount." };
  const passed =
    status === "arranging-return" && event.type === "confirm-schedule" && isSide(event.by)
      ? passedProposalReason(
          context.proposals,
          { window: event.window, by: event.by },
          timeOf({ context, event }),
        )
      : null;
  if (passed !== null) return { code: "state-conflict", detail: passed };
  if (!permitted.includes(event.type))
    return {
      code: "state-conflict",
      detail: "This step is not possible any more: the case has moved on. Reload the page to see it.",
    };
  const amount = solution === null ? null : solutionRefusal(solution, context.left);
  if (amount !== null) return amount;
  const disputed = context.disputed ? getDisputedReason(event.by) : null;
  if (disputed !== null) return { code: "state-conflict", detail: disputed };
  switch (event.type) {
    case "schedule": {
      const problem = refusedProposal(context.proposals, event, timeOf({ context, event }));
      return invalidField(problem?.field ?? "date", problem?.message ?? "Choose another time");
    }
    case "confirm-schedule":
      return invalidField("window", "Choose one of the times the other side proposed");
    case "propose":
    case "decide":
      return invalidField("solution", "This is not possible any more");
    default:
      return { code: "state-conflict", detail: "This is not possible in this case now." };
  }
}
