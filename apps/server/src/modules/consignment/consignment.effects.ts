import type { ConsignmentEffect } from "@heirloop/machines/consignment/consignment-effect";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { setPriceFloor, takeDown } from "../listing/listing.service.ts";
import { lapseConsignment } from "./consignment.jobs.ts";
import { changeConsignment, insertDeclines } from "./consignment.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";
import type { SaleMoney } from "./consignment.copy.ts";
import { notifySide } from "./consignment.notice.ts";

export type EffectContext = Readonly<{
  /** The stored consignment after the transition. */
  consignment: ConsignmentRow;
  /** The business that has accepted it, or had until it released it. */
  holderId: string | null;
  /** Why the business released it. */
  reason: string | null;
  /** The user who caused it; null for a deadline or a sale. */
  userId: string | null;
  /** Receives the consigner's share of a sale, in cents. */
  payShare: (consignerId: string, amount: number) => void;
  sale: SaleMoney;
}>;

type EffectHandler<Type extends ConsignmentEffect["type"]> = (
  tx: Db,
  deps: Deps,
  effect: Extract<ConsignmentEffect, { type: Type }>,
  context: EffectContext,
) => Promise<void> | void;

const effectHandlers: { [Type in ConsignmentEffect["type"]]: EffectHandler<Type> } = {
  "set-deadline": (tx, deps, { at }, { consignment }) => setLapse(tx, deps, consignment, new Date(at)),
  "clear-deadline": async (tx, _, __, { consignment }) =>
    void (await changeConsignment(tx, consignment, { lapsesAt: null })),
  "record-decline": async (tx, deps, _, { consignment, userId }) => {
    if (userId === null) throw new Error("Only a business declines.");
    await insertDeclines(tx, [{ consignmentId: consignment.id, businessId: userId, at: deps.now() }]);
  },
  "take-listing-down": async (tx, deps, _, { consignment, userId }) => {
    if (consignment.listingId === null || userId === null) return;
    await takeDown(tx, deps, { userId }, consignment.listingId, deps.now());
  },
  "set-price-floor": async (tx, deps, { amount }, { consignment: { listingId } }) => {
    if (listingId !== null) await setPriceFloor(tx, deps, listingId, amount);
  },
  "pay-share": (_, __, { amount }, { consignment, payShare }) => payShare(consignment.consignerId, amount),
  notify: (tx, deps, { side, news }, context) =>
    notifySide(tx, deps, { side, news, ...context, alsoInApp: true }),
  mail: (tx, deps, { side, news }, context) =>
    notifySide(tx, deps, { side, news, ...context, alsoInApp: false }),
};

/** Executes the effects of a transition, in its transaction. */
export async function runEffect<Type extends ConsignmentEffect["type"]>(
  tx: Db,
  deps: Deps,
  effect: Extract<ConsignmentEffect, { type: Type }>,
  context: EffectContext,
): Promise<void> {
  const type: Type = effect.type;
  await effectHandlers[type](tx, deps, effect, context);
}

/** Schedules the lapse, which only happens if the consignment has not moved on by then. */
export async function setLapse(
  tx: Db,
  deps: Pick<Deps, "jobs">,
  consignment: Pick<ConsignmentRow, "id" | "status">,
  at: Date,
): Promise<void> {
  await changeConsignment(tx, consignment, { lapsesAt: at });
  const due = { consignmentId: consignment.id, at: at.toISOString() };
  await deps.jobs.enqueue(tx, lapseConsignment, due, { runAt: at });
}
