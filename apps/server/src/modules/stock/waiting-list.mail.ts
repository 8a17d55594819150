import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Mail } from "../../platform/mail/mailer.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";
import type { UserRow } from "../user/user.table.ts";
import type { ListingRow } from "../listing/listing.table.ts";

/** Sent to users on the waiting list when a hold is released. */
export const freeAgainMail = (
  { email, firstName }: Pick<UserRow, "email" | "firstName">,
  { id, slug, title, price }: Pick<ListingRow, "id" | "slug" | "title" | "price">,
  publicUrl: string,
): Mail =>
  formatMail({
    to: email,
    subject: `It is free again: ${title}`,
    paragraphs: [
      `Hello ${firstName},`,
      `you asked to hear when ${title} is free again. It is, for ${formatCents(price)}.`,
      "Everybody who waited gets this mail; whoever checks out first has it.",
    ],
    link: { label: "See the piece", address: `${publicUrl}${pageUrls.product({ heirloopId: id, slug })}` },
  });
