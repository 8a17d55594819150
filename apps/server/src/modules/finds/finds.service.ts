import type { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { findListings } from "../listing/listing.queries.ts";
import { findsMail } from "./finds.mail.ts";
import { keepCapturedEmail } from "./finds.queries.ts";

type Captured = z.output<typeof promoEndpoints.captureEmail.body>;

/** The letter goes to whatever address was typed, so that an address gets only so many, whoever typed it. */
const lettersPerAddress = { points: 3, seconds: 3600 };
/** More would be a catalogue. */
const mostInALetter = 12;

/** Keeps what a visitor looked at with their address, and mails them those of the pieces that are for sale. */
export async function sendFinds(
  tx: Db,
  deps: Deps,
  { email, cart, recentlyViewed }: Captured,
): Promise<void> {
  await deps.rateLimiter.consume("finds letter", lettersPerAddress, email);
  await keepCapturedEmail(tx, { email, cart, recentlyViewed, at: deps.now() });
  const ids = [...new Set<string>([...cart, ...recentlyViewed])];
  const listed = new Map((await findListings(tx, ids)).map((listing) => [listing.id, listing]));
  const finds = ids
    .flatMap((id) => listed.get(id) ?? [])
    .filter(({ status }) => status === "active")
    .slice(0, mostInALetter)
    .map(({ id, slug, title, price }) => ({ heirloopId: id, slug, title, price }));
  if (finds.length > 0) await deps.jobs.enqueue(tx, sendMail, findsMail(email, finds, deps.env.publicUrl));
}
