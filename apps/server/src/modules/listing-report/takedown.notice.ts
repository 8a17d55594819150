import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Letter } from "../../platform/mail/mail-template.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import type { UserRow } from "../user/user.table.ts";

type Piece = Pick<ListingRow, "id" | "slug" | "title" | "status">;

async function tellSeller(
  tx: Db,
  deps: Deps,
  { id }: Piece,
  seller: UserRow,
  { text, letter }: { text: string; letter: Omit<Letter, "to"> },
): Promise<void> {
  await deps.notify(tx, {
    userId: seller.id,
    type: "taken-down",
    text,
    sender: null,
    listingIds: [id],
    orderId: null,
    chatId: null,
  });
  await deps.mailNotification(tx, { user: seller, types: ["taken-down"], letter });
}

/** Notifies and mails the seller of a piece that an admin took down, with the reason. */
export async function notifyTakenDown(
  tx: Db,
  deps: Deps,
  { listing, seller, reason }: { listing: Piece; seller: UserRow; reason: string },
): Promise<void> {
  const { id, slug, title } = listing;
  const contact = pageUrls.contact("selling", pageUrls.product({ heirloopId: id, slug }));
  await tellSeller(tx, deps, listing, seller, {
    text: `We took down ${title}: ${reason}`,
    letter: {
      subject: `We took down your piece: ${title}`,
      paragraphs: [
        `Hello ${seller.firstName},`,
        `we took ${title} down. It is no longer for sale, and open offers for it have ended. The reason:`,
        ...reason.split(/\n+/),
        "You can still edit the piece, but only we can put it back on sale. If this is a mistake, or once you have corrected it, write to us.",
      ],
      link: { label: "Write to us", address: `${deps.env.publicUrl}${contact}` },
    },
  });
}

/** Notifies and mails the seller of a piece that an admin allowed again. */
export async function notifyAllowed(
  tx: Db,
  deps: Deps,
  { listing, seller }: { listing: Piece & { takenDownByBlock: boolean }; seller: UserRow },
): Promise<void> {
  const { id, title, status, takenDownByBlock } = listing;
  const standing =
    status === "active"
      ? "It is for sale again."
      : takenDownByBlock
        ? "It goes back on sale once your account is no longer blocked."
        : "You can put it back on sale.";
  await tellSeller(tx, deps, listing, seller, {
    text: `We allow ${title} again. ${standing}`,
    letter: {
      subject: `Allowed again: ${title}`,
      paragraphs: [`Hello ${seller.firstName},`, `we allow ${title} again. ${standing}`],
      link: { label: "See your piece", address: `${deps.env.publicUrl}${pageUrls.editListing(id)}` },
    },
  });
}
