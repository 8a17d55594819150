import { visibleConsignmentDetails } from "@heirloop/contract/consignment/consignment-contact";
import type { ConsignmentSide, consignmentSchema } from "@heirloop/contract/consignment/consignment.schema";
import type * as z from "zod/mini";
import { publicName } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

export type ConsignmentPeople = Readonly<{
  owner: Pick<UserRow, "firstName" | "phone">;
  holder: (Parameters<typeof publicName>[0] & Pick<UserRow, "phone">) | null;
}>;

/** The owner is reached as the pickup details say, and the business as its account says. */
function contactFor(
  side: ConsignmentSide,
  pickup: ConsignmentRow["pickup"],
  { owner, holder }: ConsignmentPeople,
): ConsignmentDetails["contact"] {
  if (side === "holder") return { firstName: owner.firstName, phone: pickup?.phone ?? owner.phone };
  return holder && { firstName: publicName(holder), phone: holder.phone };
}

export type ConsignmentDetails = Pick<z.input<typeof consignmentSchema>, "pickup" | "contact">;

/** Presents the address and contact details of a consignment, as far as a side sees them in its status. */
export function presentConsignmentDetails(
  { status, pickup }: Pick<ConsignmentRow, "status" | "pickup">,
  people: ConsignmentPeople,
  side: ConsignmentSide,
): ConsignmentDetails {
  const visible = visibleConsignmentDetails(status, side);
  return {
    pickup: visible.pickup ? pickup : null,
    contact: visible.contact ? contactFor(side, pickup, people) : null,
  };
}
