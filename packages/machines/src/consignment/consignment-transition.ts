import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import {
  consignmentEventTypes,
  type ConsignmentEventType,
} from "@heirloop/contract/consignment/consignment.events";
import { type Cents, cents } from "@heirloop/contract/money/money.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { transition } from "xstate";
import type { ConsignmentEffect } from "./consignment-effect.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { later } from "@heirloop/contract/order/time-window";
import { isSide } from "./collection-schedule.ts";
import { anyProposalName, passedProposalReason, refusedProposal, timeOf } from "../order/time-proposals.ts";
import { consignmentMachine, type ConsignmentContext, offeredConsignment } from "./consignment.machine.ts";

export type MovedConsignment = { status: ConsignmentStatus; context: ConsignmentContext };

/**
 * The result of an event, without side effects, or the reason for rejecting it. `field` names the part of the
 * event that is invalid.
 */
export type ConsignmentTransition =
  | { ok: true; consignment: MovedConsignment; effects: ConsignmentEffect[] }
  | { ok: false; field: string | null; reason: string };

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
      refusedPrice(consignment, event) ??
      refusedTime(consignment, event) ?? {
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
  if (!isPermitted({ status, context }, event)) return null;
  const reason =
    event.price === requestedPrice
      ? `You have asked the owner for ${formatCents(event.price)} already.`
      : `Enter less than the agreed price of ${formatCents(pricePlan)}.`;
  return { ok: false, field: "price", reason };
}

/** The refusal of a time when another time would be accepted; null when the time is not the reason. */
function refusedTime(
  consignment: MovedConsignment,
  event: SentConsignmentEvent,
): Extract<ConsignmentTransition, { ok: false }> | null {
  if (event.type !== "schedule" && event.type !== "confirm-schedule") return null;
  const { status, context } = consignment;
  const passed =
    status === "accepted" && event.type === "confirm-schedule" && isSide(event.by)
      ? passedProposalReason(
          context.proposals,
          { window: event.window, by: event.by },
          timeOf({ context, event }),
        )
      : null;
  if (passed !== null) return { ok: false, field: null, reason: passed };
  if (!isPermitted(consignment, event)) return null;
  if (event.type === "confirm-schedule")
    return { ok: false, field: "window", reason: "Choose one of the times that the other side proposed" };
  const problem = refusedProposal(context.proposals, event, timeOf({ context, event }));
  return { ok: false, field: problem?.field ?? "date", reason: problem?.message ?? "Choose another time" };
}

const isPermitted = (
  { status, context: { pricePlan, requestedPrice, proposals, timeZone } }: MovedConsignment,
  { type, by, now }: SentConsignmentEvent,
): boolean => {
  const schedule = { proposals: [...proposals], timeZone: timeZone ?? undefined };
  const permitted: readonly string[] = permittedConsignmentEvents(
    { status, pricePlan, requestedPrice, schedule },
    by,
    now,
  );
  return permitted.includes(type);
};

/** XState types every action's params as unknown; only `requestEffect` reaches the caller, and only with effects. */
const isEffect = (params: unknown): params is ConsignmentEffect => params !== undefined;

type Negotiated = Readonly<{
  status: ConsignmentStatus;
  /** Cents; null when hidden from this user. */
  pricePlan: Cents | null;
  requestedPrice: Cents | null;
  schedule: Pick<Consignment["schedule"], "proposals" | "timeZone">;
}>;

/** An event of this type with a payload that the consignment would accept, if it accepts any. */
function probe(
  type: ConsignmentEventType,
  { requestedPrice, schedule: { proposals, timeZone } }: Negotiated,
  sent: { by: ConsignmentActor; now: string },
): SentConsignmentEvent {
  switch (type) {
    case "accept":
      return { type, pricePlan: cents(100), share: 60, ...sent };
    case "set-pickup":
      return {
        type,
        address: { line1: "any", city: "any", state: "CA", zip: "94110" },
        phone: "any",
        ...sent,
      };
    case "schedule":
      return { type, date: later(sent.now, 300 * 86_400_000).slice(0, 10), window: "morning", ...sent };
    case "confirm-schedule":
      return {
        type,
        window: anyProposalName(proposals, sent.by, { now: sent.now, timeZone: timeZone ?? null }),
        ...sent,
      };
    case "release":
      return { type, reason: "any", ...sent };
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
 * The events that this user may send `now` (ISO instant). The buttons on screen and the server's response are
 * derived from this.
 */
export function permittedConsignmentEvents(
  consignment: Negotiated,
  by: ConsignmentActor,
  now: string,
): ConsignmentEventType[] {
  const { status, pricePlan, requestedPrice, schedule } = consignment;
  const { proposals, timeZone = null } = schedule;
  const context = { ...offeredConsignment, pricePlan, requestedPrice, proposals, timeZone };
  const snapshot = snapshotOf({ status, context });
  return consignmentEventTypes.filter((type) => snapshot.can(probe(type, consignment, { by, now })));
}
