import { hasCollection } from "@heirloop/contract/consignment/consignment-contact";
import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import { type HubId, hubIds } from "@heirloop/contract/hub/hub";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { writeCollectionAppointment } from "@heirloop/machines/consignment/collection-appointment";
import type { Deps } from "../../deps.ts";
import { type ConsignmentPeople, presentConsignmentDetails } from "./consignment-details.presenter.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

export const hubOfConsignment = ({ hub }: Pick<ConsignmentRow, "hub">): HubId | "NA" =>
  hubIds.find((id) => id === hub) ?? "NA";

type Described = Readonly<{ consignment: ConsignmentRow; people: ConsignmentPeople; side: ConsignmentSide }>;

/** Writes the calendar file of a collection for one side; null while none is agreed on. */
export function writeCollectionCalendar(
  { env, now }: Pick<Deps, "env" | "now">,
  { consignment, people, side }: Described,
): string | null {
  const { id, title, status, agreed } = consignment;
  if (!hasCollection(status, agreed)) return null;
  const page =
    side === "consigner" ? pageUrls.yourListings() : pageUrls.dashboardConsignments({ list: "accepted" });
  return writeCollectionAppointment({
    consignmentId: id,
    title,
    agreed,
    side,
    timeZone: sellerTimeZone(null, hubOfConsignment(consignment)),
    details: presentConsignmentDetails(consignment, people, side),
    sequence: consignment.appointmentChanges,
    now: now().toISOString(),
    host: new URL(env.publicUrl).hostname,
    pageUrl: `${env.publicUrl}${page}`,
  });
}
