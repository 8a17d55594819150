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

/**
 * The result of an event, without side effects, or the reason for rejecting it. `field` names the part of the
 * event that is invalid.
 */
export type ConsignmentTransition =
  | { ok: true; consignment: MovedConsignment; effects: ConsignmentEffect[] }
  | { ok: false; field: "price" | null; reason: string };

const snapshotOf = ({ status, context }: MovedConsignment) =>
  consignmentMachine.resolveState({ value: status, context });

/**
 * Applies an event to a consignment (docs/product.md §4, Consignments). Pure: the caller stores `consignment`
 * and runs `effects` in one transaction.
 */
export function moveConsignment(
  consignment: MovedConsignment,
  event: SentConsignmentEvent,
): ConsignmentTransition {
  const before = snapshotOf(consignment);
  if (!before.can(event))
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
    effects: actions.map(({ params }) => params).filter(isEffect),
  };
}

/** The refusal of a price when another price would be accepted; null when the price is not the reason. */
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

/** XState types every action's params as unknown; only `carryOut` reaches the caller, and only with effects. */
const isEffect = (params: unknown): params is ConsignmentEffect => params !== undefined;

type Negotiated = Readonly<{
  status: ConsignmentStatus;
  /** Cents; null when hidden from this user. */
  pricePlan: Cents | null;
  requestedPrice: Cents | null;
}>;

/** An event of this type with a payload that the consignment would accept, if it accepts any. */
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

/**
 * The events that this user may send now. The buttons on screen and the server's response are derived from
 * this.
 */
export function permittedConsignmentEvents(
  consignment: Negotiated,
  by: ConsignmentActor,
): ConsignmentEventType[] {
  const { status, pricePlan, requestedPrice } = consignment;
  const context = { pricePlan, requestedPrice, share: null, listing: null, earned: null };
  const snapshot = snapshotOf({ status, context });
  // No permission depends on the time.
  const sent = { by, now: "1970-01-01T00:00:00.000Z" };
  return consignmentEventTypes.filter((type) => snapshot.can(probe(type, consignment, sent)));
}
