import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Mail } from "../../platform/mail/mailer.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";

type SavedPiece = { heirloopId: string; slug: string; title: string; price: number };

/** The email with the pieces that a visitor saved or viewed, each with its URL. */
export const savedPiecesMail = (to: string, pieces: readonly SavedPiece[], publicUrl: string): Mail =>
  formatMail({
    to,
    subject: pieces.length === 1 ? "Your saved piece" : `Your ${pieces.length} saved pieces`,
    paragraphs: [
      "Here are the pieces you saved or viewed last, so you can find them again. Each is one of a kind: once it sells, it is gone.",
      ...pieces.flatMap((piece) => [
        `${piece.title}, ${formatCents(piece.price)}`,
        { address: `${publicUrl}${pageUrls.product(piece)}` },
      ]),
      "You asked for this email once and will get no other. If you did not ask for it, you can ignore it.",
    ],
    link: { label: "See new arrivals", address: `${publicUrl}${pageUrls.collections("sort=newest")}` },
  });
