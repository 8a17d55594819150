import type { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { findListings } from "../listing/listing.queries.ts";
import { savedPiecesMail } from "./saved-pieces.mail.ts";
import { upsertCapturedEmail } from "./saved-pieces.queries.ts";

type Captured = z.output<typeof promoEndpoints.captureEmail.body>;

/** Limits mail per address, because any visitor can type any address. */
const mailsPerAddress = { points: 3, seconds: 3600 };
const maximumPerMail = 12;

/** Throws `rate-limited`. Called outside a transaction. */
export const limitSavedPiecesMails = (
  { rateLimiter }: Pick<Deps, "rateLimiter">,
  { email }: Pick<Captured, "email">,
): Promise<void> => rateLimiter.consume("saved pieces mail", mailsPerAddress, email);

/**
 * Stores the viewed pieces with the email address, and mails the saved and viewed ones that are still for sale.
 * Favorites are not stored: they belong to an account.
 */
export async function sendSavedPieces(
  tx: Db,
  deps: Deps,
  { email, cart, favorites, recentlyViewed }: Captured,
): Promise<void> {
  await upsertCapturedEmail(tx, { email, cart, recentlyViewed, at: deps.now() });
  const ids = [...new Set<string>([...cart, ...favorites, ...recentlyViewed])];
  const listed = new Map((await findListings(tx, ids)).map((listing) => [listing.id, listing]));
  const pieces = ids
    .flatMap((id) => listed.get(id) ?? [])
    .filter(({ status }) => status === "active")
    .slice(0, maximumPerMail)
    .map(({ id, slug, title, price }) => ({ heirloopId: id, slug, title, price }));
  if (pieces.length > 0)
    await deps.jobs.enqueue(tx, sendMail, savedPiecesMail(email, pieces, deps.env.publicUrl));
}
