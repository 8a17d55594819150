import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ConsignmentEffect } from "@heirloop/machines/consignment/consignment-effect";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";
import { publicName } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import { setPriceFloor, takeDown } from "../listing/listing.service.ts";
import { lapseConsignment } from "./consignment.jobs.ts";
import { changeConsignment, insertDeclines } from "./consignment.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";
import { consignmentCopy, type SaleMoney } from "./consignment.copy.ts";

export type Carrying = Readonly<{
  /** The stored consignment after the transition. */
  consignment: ConsignmentRow;
  /** The user who caused it; null for a deadline or a sale. */
  userId: string | null;
  /** Receives the consigner's share of a sale, in cents. */
  payShare: (consignerId: string, amount: number) => void;
  sale: SaleMoney;
}>;

type Carry<Type extends ConsignmentEffect["type"]> = (
  tx: Db,
  deps: Deps,
  effect: Extract<ConsignmentEffect, { type: Type }>,
  move: Carrying,
) => Promise<void> | void;

const dayName = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

const carry: { [Type in ConsignmentEffect["type"]]: Carry<Type> } = {
  "set-deadline": (tx, deps, { at }, { consignment }) => setLapse(tx, deps, consignment, new Date(at)),
  "clear-deadline": async (tx, _, __, { consignment }) =>
    void (await changeConsignment(tx, consignment, { lapsesAt: null })),
  "keep-decline": async (tx, deps, _, { consignment, userId }) => {
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
  notify: async (tx, deps, { side, news }, { consignment, sale }) => {
    const receiverId = side === "consigner" ? consignment.consignerId : consignment.acceptedBy;
    const receiver = receiverId === null ? null : await findUserById(tx, receiverId);
    if (receiver === null) return;
    const taker = consignment.acceptedBy === null ? null : await findUserById(tx, consignment.acceptedBy);
    const words = consignmentCopy[news]({
      consignment,
      sale,
      taker: taker === null ? "A business near you" : publicName(taker),
      lapsesOn: consignment.lapsesAt === null ? null : dayName.format(consignment.lapsesAt),
    });
    await deps.notify(tx, {
      userId: receiver.id,
      type: side === "consigner" ? "consignment" : "shop-consignment",
      text: words.notice,
      sender: null,
      listingIds: consignment.listingId === null ? [] : [consignment.listingId],
      orderId: null,
      chatId: null,
    });
    const page = side === "consigner" ? pageUrls.yourListings() : pageUrls.sellerDashboard("consignments");
    const mail = formatMail({
      to: receiver.email,
      subject: words.subject,
      paragraphs: [`Hello ${receiver.firstName},`, ...words.says],
      link: {
        label: side === "consigner" ? "See your pieces" : "See your consignments",
        address: `${deps.env.publicUrl}${page}`,
      },
    });
    await deps.jobs.enqueue(tx, sendMail, mail);
  },
};

/** Executes the effects of a transition, in its transaction. */
export async function carryOut<Type extends ConsignmentEffect["type"]>(
  tx: Db,
  deps: Deps,
  effect: Extract<ConsignmentEffect, { type: Type }>,
  move: Carrying,
): Promise<void> {
  const type: Type = effect.type;
  await carry[type](tx, deps, effect, move);
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
