import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ConsignmentNews } from "@heirloop/machines/consignment/consignment-effect";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { publicName } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import { writeCollectionCalendar } from "./collection-calendar.ts";
import { consignmentCopy, type SaleMoney } from "./consignment.copy.ts";
import { presentConsignmentDetails } from "./consignment-details.presenter.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

const dayName = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

export type ConsignmentHappened = Readonly<{
  side: ConsignmentSide;
  news: ConsignmentNews;
  /** The stored consignment after the transition. */
  consignment: ConsignmentRow;
  /** The business that has accepted it, or had until it released it. */
  holderId: string | null;
  reason: string | null;
  sale: SaleMoney;
  /** False if the side did it itself. */
  alsoInApp: boolean;
}>;

/** Their mails carry the agreed time for a calendar. */
const hasCalendar: Readonly<Partial<Record<ConsignmentNews, true>>> = {
  "time-agreed": true,
  "pickup-set": true,
};

/** Mails one side of a consignment about what has happened, and notifies it in the app. */
export async function notifySide(
  tx: Db,
  deps: Deps,
  { side, news, consignment, holderId, reason, sale, alsoInApp }: ConsignmentHappened,
): Promise<void> {
  const owner = await findUserById(tx, consignment.consignerId);
  const holder = holderId === null ? null : await findUserById(tx, holderId);
  const receiver = side === "consigner" ? owner : holder;
  if (owner === null || receiver === null) return;
  const people = { owner, holder };
  const copy = consignmentCopy[news]({
    consignment,
    sale,
    taker: holder === null ? "A business" : publicName(holder),
    other: side === "consigner" && holder !== null ? publicName(holder) : owner.firstName,
    details: presentConsignmentDetails(consignment, people, side),
    reason,
    lapsesOn: consignment.lapsesAt === null ? null : dayName.format(consignment.lapsesAt),
  });
  const type = side === "consigner" ? "consignment" : "shop-consignment";
  if (alsoInApp)
    await deps.notify(tx, {
      userId: receiver.id,
      type,
      text: copy.notice,
      sender: null,
      listingIds: consignment.listingId === null ? [] : [consignment.listingId],
      orderId: null,
      chatId: null,
    });
  const page =
    side === "consigner" ? pageUrls.yourListings() : pageUrls.dashboardConsignments({ list: "accepted" });
  const letter = {
    subject: copy.subject,
    paragraphs: [`Hello ${receiver.firstName},`, ...copy.paragraphs],
    ...(copy.rows !== undefined && { facts: copy.rows }),
    link: {
      label: side === "consigner" ? "See your pieces" : "See your consignments",
      address: `${deps.env.publicUrl}${page}`,
    },
  };
  const calendar =
    hasCalendar[news] === true ? writeCollectionCalendar(deps, { consignment, people, side }) : null;
  await deps.mailNotification(tx, {
    user: receiver,
    types: [type],
    letter,
    calendar: calendar ?? undefined,
  });
}
