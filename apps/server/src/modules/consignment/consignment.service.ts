import type { ConsignForm } from "@heirloop/contract/consignment/consignment.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import type { ConsignmentActor, ConsignmentEvent } from "@heirloop/machines/consignment/consignment-event";
import { moveConsignment } from "@heirloop/machines/consignment/consignment-transition";
import { eventRefusal } from "@heirloop/machines/refusal/refusal";
import { afterCommit, transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem, problemOf } from "../../platform/problem.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { hubOfZip } from "@heirloop/machines/hub/hub-of-zip";
import { isPublicPicture } from "../upload/picture-address.ts";
import { requireUser } from "../user/require-user.ts";
import { claimPictures } from "../upload/claim-pictures.ts";
import { hubOfConsignment } from "./collection-calendar.ts";
import { runEffect } from "./consignment.effects.ts";
import { allPaid, type SaleMoney } from "./consignment.copy.ts";
import { openConsignment } from "./consignment.jobs.ts";
import { consignmentActor } from "./consignment.policy.ts";
import {
  changeConsignment,
  findConsignment,
  insertConsignments,
  insertConsignmentStep,
  lockConsignment,
} from "./consignment.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

type Actor = Readonly<{
  by: ConsignmentActor;
  userId: string | null;
  payShare?: (consignerId: string, amount: number) => void;
  sale?: SaleMoney;
}>;

const nobodyToPay = () => {
  throw new Error("Only a sale pays a share.");
};

/** Stores a submission; businesses see it shortly afterwards. Returns its id. */
export async function submitConsignment(
  db: Db,
  deps: Deps,
  caller: Caller,
  { dimensions, ...form }: ConsignForm,
): Promise<string> {
  if (!form.images.every(isPublicPicture))
    throw problem("invalid", { errors: [{ path: "images", message: "Upload the pictures first" }] });
  const id = deps.newId();
  const now = deps.now();
  await transaction(db, async (tx) => {
    const row: ConsignmentRow = {
      ...form,
      ...dimensions,
      id,
      consignerId: caller.userId,
      brand: form.brand || null,
      age: form.age || null,
      pickupAccess: form.pickupAccess || null,
      hub: hubOfZip(form.zip),
      status: "submitted",
      pricePlan: null,
      requestedPrice: null,
      share: null,
      acceptedBy: null,
      listingId: null,
      earned: null,
      proposals: [],
      agreed: null,
      pickup: null,
      appointmentChanges: 0,
      lapsesAt: null,
      createdAt: now,
      changedAt: now,
    };
    await claimPictures(tx, { userId: caller.userId, pictures: { images: form.images } });
    await insertConsignments(tx, [row]);
    await insertConsignmentStep(tx, {
      consignmentId: id,
      status: "submitted",
      userId: caller.userId,
      reason: null,
      at: now,
    });
    await deps.jobs.enqueue(tx, openConsignment, { consignmentId: id });
  });
  return id;
}

/** Changes of the place matter to calendars as much as those of the time. */
const changesAppointment = ({ type }: ConsignmentEvent): boolean =>
  type === "set-pickup" || type === "confirm-schedule";

/** Tells the open pages of both sides to load the consignment again. */
async function publishConsignment(
  deps: Deps,
  { id, status, consignerId }: ConsignmentRow,
  holderId: string | null,
): Promise<void> {
  const data = { consignmentId: id, status };
  await afterCommit(() => {
    for (const user of holderId === null ? [consignerId] : [consignerId, holderId])
      deps.bus.publish({ kind: "event", to: { user }, event: "consignment", data });
  });
}

/**
 * The only way to change a consignment: runs the machine on the locked row, stores the result and executes
 * the effects, all in the caller's transaction. Throws `state-conflict`, `invalid`, and whatever the effects
 * throw.
 */
export async function applyConsignmentEvent(
  tx: Db,
  deps: Deps,
  before: ConsignmentRow,
  event: ConsignmentEvent,
  { by, userId, payShare = nobodyToPay, sale = allPaid }: Actor,
): Promise<ConsignmentRow> {
  const now = deps.now();
  const { share, listingId, proposals, agreed, pickup } = before;
  const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));
  const moved = moveConsignment(
    {
      status: before.status,
      context: {
        pricePlan: centsOrNull(before.pricePlan),
        requestedPrice: centsOrNull(before.requestedPrice),
        share,
        listing: listingId,
        earned: centsOrNull(before.earned),
        proposals,
        timeZone: sellerTimeZone(null, hubOfConsignment(before)),
        agreed,
        pickup,
      },
    },
    { ...event, by, now: now.toISOString() },
  );
  if (!moved.ok) throw problemOf(eventRefusal(moved, "state-conflict"));
  const { status, context } = moved.consignment;
  const change = {
    status,
    pricePlan: context.pricePlan,
    requestedPrice: context.requestedPrice,
    share: context.share,
    listingId: context.listing,
    earned: context.earned,
    proposals: [...context.proposals],
    agreed: context.agreed,
    pickup: context.pickup,
    ...(changesAppointment(event) && { appointmentChanges: before.appointmentChanges + 1 }),
    changedAt: now,
    ...(event.type === "accept" && { acceptedBy: userId }),
    ...(event.type === "release" && { acceptedBy: null }),
  };
  if (!(await changeConsignment(tx, before, change)))
    throw problem(event.type === "accept" ? "consignment-taken" : "state-conflict");
  const reason = event.type === "release" ? event.reason : null;
  if (status !== before.status)
    await insertConsignmentStep(tx, { consignmentId: before.id, status, userId, reason, at: now });
  // The mails about the transition state its new deadline.
  const deadline = moved.effects.find((effect) => effect.type === "set-deadline");
  const lapsesAt = deadline === undefined ? before.lapsesAt : new Date(deadline.at);
  const after: ConsignmentRow = { ...before, ...change, lapsesAt };
  const holderId = after.acceptedBy ?? before.acceptedBy;
  for (const effect of moved.effects)
    await runEffect(tx, deps, effect, { consignment: after, holderId, userId, reason, payShare, sale });
  await publishConsignment(deps, after, holderId);
  return after;
}

/** Locks the listing first, as a sale does: see `lockListings`. */
async function lockWithListing(tx: Db, id: string): Promise<ConsignmentRow | null> {
  const unlocked = await findConsignment(tx, id);
  if (unlocked !== null && unlocked.listingId !== null) await lockListings(tx, [unlocked.listingId]);
  return lockConsignment(tx, id);
}

/**
 * Applies a user's event to a consignment; the user needs a role in it. `prepare` creates what the event
 * needs once it is known to be allowed.
 */
export async function applyUserEvent(
  db: Db,
  deps: Deps,
  { id, caller }: { id: string; caller: Caller },
  eventFor: (tx: Db, consignment: ConsignmentRow) => Promise<ConsignmentEvent> | ConsignmentEvent,
): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await lockWithListing(tx, id);
    if (before === null) throw problem("not-found");
    const by = await consignmentActor(tx, before, await requireUser(tx, caller.userId));
    const event = await eventFor(tx, before);
    await applyConsignmentEvent(tx, deps, before, event, { by, userId: caller.userId });
  });
}
