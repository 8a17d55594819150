import type { orderCaseSchema } from "@heirloop/contract/order-case/order-case.schema";
import { permittedCaseEvents } from "@heirloop/machines/order-case/order-case-transition";
import type { Side } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import type { OpenPictures } from "../../platform/pictures/pictures.ts";
import { machineCase } from "./order-case.mapping.ts";
import type { OrderCaseEntryRow, OrderCaseRow } from "./order-case.table.ts";

export type CaseView = Readonly<{
  side: Side | "admin";
  /** Cents of the order's payment that can still be refunded. */
  left: number;
  /** Whether the buyer's bank asks about the payment; steps that would refund it are not offered then. */
  disputed: boolean;
  /** The IANA time zone of the order; null if it is unknown. */
  timeZone: string | null;
  now: Date;
  pictures: OpenPictures;
}>;

/** Presents a case to a side of its order, or to an admin. */
export function presentCase(
  row: OrderCaseRow,
  entries: readonly OrderCaseEntryRow[],
  { side, left, disputed, timeZone, now, pictures: { openAddress } }: CaseView,
): z.input<typeof orderCaseSchema> {
  const machine = machineCase(row, { left, disputed, timeZone });
  const { wanted, proposal, agreed } = machine.context;
  return {
    _id: row.id,
    order: row.orderId,
    status: row.status,
    reason: row.reason,
    wanted,
    proposal,
    agreed,
    outcome: row.outcome,
    refunded: row.refunded,
    left,
    schedule: { proposals: row.proposals, agreed: row.pickup },
    tracking: row.tracking,
    received: row.received,
    deadline: row.deadlineAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    actions: permittedCaseEvents(machine, side, now.toISOString()),
    timeline: entries.map(
      ({ id, type, by, at, message, pictures, solutionType, solutionAmount, window }) => ({
        _id: id,
        type,
        by,
        at: at.toISOString(),
        message,
        pictures: pictures.map((address) => openAddress(address)),
        solution: solutionType === null ? null : { type: solutionType, amount: solutionAmount },
        window,
      }),
    ),
  };
}
