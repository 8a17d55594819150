import type { ConsignmentActor } from "@heirloop/machines/consignment/consignment-event";
import type { Db } from "../../platform/database/database.ts";
import { businessRefusal } from "@heirloop/machines/consignment/consignment-standing";
import { problem, refuse } from "../../platform/problem.ts";
import type { UserRow } from "../user/user.table.ts";
import { isOfferedTo } from "./consignment-list.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

/**
 * Returns a user's role in a consignment. Throws `not-found` for strangers; for a business that was offered
 * it, `consignment-taken` once another has accepted it, or `state-conflict` if it has declined it. Source:
 * docs/product.md §4, Consignments.
 */
export async function consignmentActor(
  db: Db,
  consignment: ConsignmentRow,
  user: UserRow,
): Promise<Extract<ConsignmentActor, "consigner" | "business" | "holder">> {
  if (consignment.consignerId === user.id) return "consigner";
  if (consignment.acceptedBy === user.id) return "holder";
  if (!user.isBusiness || consignment.status === "submitted") throw problem("not-found");
  const { offered, declined } = await isOfferedTo(db, consignment.id, { businessId: user.id, hub: user.hub });
  refuse(businessRefusal({ offered, taken: consignment.acceptedBy !== null, declined }));
  return "business";
}
