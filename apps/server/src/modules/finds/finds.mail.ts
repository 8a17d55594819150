import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Mail } from "../../platform/mail/mailer.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

type Find = { heirloopId: string; slug: string; title: string; price: number };

/** The email with the pieces that a visitor viewed, each with its address. */
export const findsMail = (to: string, finds: readonly Find[], publicUrl: string): Mail =>
  writeLetter({
    to,
    subject: finds.length === 1 ? "The piece you viewed" : `The ${finds.length} pieces you viewed`,
    paragraphs: [
      "Here are the pieces you viewed, so you can find them again. Each is one of a kind: once it sells, it is gone.",
      ...finds.flatMap((find) => [
        `${find.title}, ${formatCents(find.price)}`,
        `${publicUrl}${pageUrls.product(find)}`,
      ]),
      "You asked for this email once and will get no other. If you did not ask for it, you can ignore it.",
    ],
    link: { label: "See new arrivals", address: `${publicUrl}${pageUrls.collections("sort=newest")}` },
  });
