import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Letter } from "../../platform/mail/mail-template.ts";
import type { UserRow } from "../user/user.table.ts";
import type { ListingRow } from "../listing/listing.table.ts";

/** Sent to users on the waiting list when a hold is released. */
export const writeFreeAgainLetter = (
  { firstName }: Pick<UserRow, "firstName">,
  { id, slug, title, price }: Pick<ListingRow, "id" | "slug" | "title" | "price">,
  publicUrl: string,
): Omit<Letter, "to"> => ({
  subject: `It is available again: ${title}`,
  paragraphs: [
    `Hello ${firstName},`,
    `you asked to hear when ${title} is available again. It is, for ${formatCents(price)}.`,
    "Everyone on the waiting list gets this email; the first to check out gets the piece.",
  ],
  link: { label: "See the piece", address: `${publicUrl}${pageUrls.product({ heirloopId: id, slug })}` },
});
