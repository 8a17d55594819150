import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment.schema";
import {
  consignmentEventTypes,
  type ConsignmentEventType,
} from "@heirloop/contract/consignment/consignment.events";
import { cents } from "@heirloop/contract/money/money.schema";
import { transition } from "xstate";
import type { ConsignmentEffect } from "./consignment-effect.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { consignmentMachine, type ConsignmentContext } from "./consignment.machine.ts";

export type MovedConsignment = { status: ConsignmentStatus; context: ConsignmentContext };

/** What an event does to a consignment, without doing any of it; or why it is not taken. */
export type ConsignmentTransition =
  | { ok: true; consignment: MovedConsignment; effects: ConsignmentEffect[] }
  | { ok: false; reason: string };

const snapshotOf = ({ status, context }: MovedConsignment) =>
  consignmentMachine.resolveState({ value: status, context });

/** Moves a consignment (docs/product.md §4, Consignments). Pure: the caller stores `consignment` and carries out `effects` in one transaction. */
export function moveConsignment(
  consignment: MovedConsignment,
  event: SentConsignmentEvent,
): ConsignmentTransition {
  const before = snapshotOf(consignment);
  if (before.status !== "active" || !before.can(event))
    return {
      ok: false,
      reason: `The consignment is ${consignment.status}; it does not take “${event.type}” from the ${event.by} now`,
    };
  const [after, actions] = transition(consignmentMachine, before, event);
  return {
    ok: true,
    consignment: { status: after.value, context: after.context },
    effects: actions.flatMap(({ type, params }) => (type === "carryOut" && isEffect(params) ? [params] : [])),
  };
}

/** xstate hands out every action's params as unknown; `carryOut` is only ever given effects. */
function isEffect(params: unknown): params is ConsignmentEffect {
  return typeof params === "object" && params !== null && "type" in params;
}

const probe = (
  type: ConsignmentEventType,
  sent: { by: ConsignmentActor; now: string },
): SentConsignmentEvent => {
  if (type === "accept") return { type, pricePlan: cents(100), share: 60, ...sent };
  return type === "list" ? { type, listing: "any", ...sent } : { type, ...sent };
};

/** What this person may do with a consignment now. The buttons on screen and the server's answers come from here. */
export function permittedConsignmentEvents(
  status: ConsignmentStatus,
  by: ConsignmentActor,
): ConsignmentEventType[] {
  const context = { pricePlan: null, share: null, listing: null, earned: null };
  const snapshot = snapshotOf({ status, context });
  if (snapshot.status !== "active") return [];
  // Nothing that may be tried depends on the hour.
  const sent = { by, now: "1970-01-01T00:00:00.000Z" };
  return consignmentEventTypes.filter((type) => snapshot.can(probe(type, sent)));
}
