import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Mail } from "../../adapters/mail/mail.port.ts";
import { writeLetter } from "../../mail/letter.ts";

type Find = { heirloopId: string; slug: string; title: string; price: number };

/** The letter that brings a visitor's finds, each with its page. */
export const findsMail = (to: string, finds: readonly Find[], publicUrl: string): Mail =>
  writeLetter({
    to,
    subject: finds.length === 1 ? "The piece you looked at" : `The ${finds.length} pieces you looked at`,
    paragraphs: [
      "here is what you found, so that you find it again. Each of these is one of a kind: when it is sold, it is gone.",
      ...finds.flatMap((find) => [
        `${find.title}, ${formatCents(find.price)}`,
        `${publicUrl}${pageUrls.product(find)}`,
      ]),
      "This is the only letter you get for having asked. If it was not you, do nothing.",
    ],
    link: { label: "Look for more", address: `${publicUrl}${pageUrls.collections("sort=newest")}` },
  });
