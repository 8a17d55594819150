import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment.schema";
import {
  consignmentEventTypes,
  type ConsignmentEventType,
} from "@heirloop/contract/consignment/consignment.events";
import { type Cents, cents } from "@heirloop/contract/money/money.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { transition } from "xstate";
import type { ConsignmentEffect } from "./consignment-effect.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { consignmentMachine, type ConsignmentContext } from "./consignment.machine.ts";

export type MovedConsignment = { status: ConsignmentStatus; context: ConsignmentContext };

/** What an event does to a consignment, without doing any of it; or why it is not taken. `field` names the part of the event for which another value would be taken. */
export type ConsignmentTransition =
  | { ok: true; consignment: MovedConsignment; effects: ConsignmentEffect[] }
  | { ok: false; field: "price" | null; reason: string };

const snapshotOf = ({ status, context }: MovedConsignment) =>
  consignmentMachine.resolveState({ value: status, context });

/** Moves a consignment (docs/product.md §4, Consignments). Pure: the caller stores `consignment` and carries out `effects` in one transaction. */
export function moveConsignment(
  consignment: MovedConsignment,
  event: SentConsignmentEvent,
): ConsignmentTransition {
  const before = snapshotOf(consignment);
  if (before.status !== "active" || !before.can(event))
    return (
      refusedPrice(consignment, event) ?? {
        ok: false,
        field: null,
        reason: `The consignment is ${consignment.status}; it does not take “${event.type}” from the ${event.by} now`,
      }
    );
  const [after, actions] = transition(consignmentMachine, before, event);
  return {
    ok: true,
    consignment: { status: after.value, context: after.context },
    effects: actions.flatMap(({ type, params }) => (type === "carryOut" && isEffect(params) ? [params] : [])),
  };
}

/** Another price would have been taken; null when it is not the price. */
function refusedPrice(
  { status, context }: MovedConsignment,
  event: SentConsignmentEvent,
): Extract<ConsignmentTransition, { ok: false }> | null {
  const { pricePlan, requestedPrice } = context;
  if (event.type !== "request-price" || pricePlan === null) return null;
  if (!permittedConsignmentEvents({ status, pricePlan, requestedPrice }, event.by).includes(event.type))
    return null;
  const reason =
    event.price === requestedPrice
      ? `You have asked the owner for ${formatCents(event.price)} already.`
      : `Enter less than the agreed price of ${formatCents(pricePlan)}.`;
  return { ok: false, field: "price", reason };
}

/** xstate hands out every action's params as unknown; `carryOut` is only ever given effects. */
function isEffect(params: unknown): params is ConsignmentEffect {
  return typeof params === "object" && params !== null && "type" in params;
}

type Negotiated = Readonly<{
  status: ConsignmentStatus;
  /** Cents; null where this person is not told. */
  pricePlan: Cents | null;
  requestedPrice: Cents | null;
}>;

/** An event of this type with a payload that the consignment would take, if it takes any. */
function probe(
  type: ConsignmentEventType,
  { requestedPrice }: Negotiated,
  sent: { by: ConsignmentActor; now: string },
): SentConsignmentEvent {
  switch (type) {
    case "accept":
      return { type, pricePlan: cents(100), share: 60, ...sent };
    case "list":
      return { type, listing: "any", ...sent };
    case "request-price":
      return { type, price: cents(0), ...sent };
    case "accept-price":
    case "decline-price":
      return { type, price: requestedPrice ?? cents(0), ...sent };
    default:
      return { type, ...sent };
  }
}

/** What this person may do with a consignment now. The buttons on screen and the server's answers come from here. */
export function permittedConsignmentEvents(
  consignment: Negotiated,
  by: ConsignmentActor,
): ConsignmentEventType[] {
  const { status, pricePlan, requestedPrice } = consignment;
  const context = { pricePlan, requestedPrice, share: null, listing: null, earned: null };
  const snapshot = snapshotOf({ status, context });
  if (snapshot.status !== "active") return [];
  // Nothing that may be tried depends on the hour.
  const sent = { by, now: "1970-01-01T00:00:00.000Z" };
  return consignmentEventTypes.filter((type) => snapshot.can(probe(type, consignment, sent)));
}
