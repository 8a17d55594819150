import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/token-hash.ts";
import { defineJob, handleJob, recurring, type JobHandler } from "../../platform/jobs/jobs.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { deleteExpiredEmailVerifications } from "./email-verification.queries.ts";
import { resetMail } from "./identity.mails.ts";
import { deletePasswordResetsOf, insertPasswordReset } from "./session.queries.ts";
import { deleteDevicesSeenBefore } from "./user-device.queries.ts";
import { endExpired, newToken } from "./session.service.ts";
import { lockUserByEmail } from "../user/user.queries.ts";

const hour = 60 * 60_000;

export const mailResetLink = defineJob("identity.mail-reset-link", z.object({ email: z.string() }));

/** Closes sockets of expired impersonation sessions: an idle socket would not notice. */
export const endImpersonationsJob = defineJob("identity.close-entered", z.object({}));

/**
 * Voids older links, because others may read a mailbox that has them. No link is mailed if the address has
 * changed by then.
 */
const mailing = (deps: Deps): JobHandler =>
  handleJob(mailResetLink, async ({ email }, tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user === null) return;
    const token = newToken();
    await deletePasswordResetsOf(tx, user.id);
    await insertPasswordReset(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(deps.now().getTime() + hour),
    });
    const link = `${deps.env.publicUrl}${pageUrls.resetPassword(token)}`;
    await deps.jobs.enqueue(tx, sendMail, resetMail(user, link));
  });

async function sweep(tx: Db, deps: Deps): Promise<void> {
  await endExpired(tx, deps);
  await deleteExpiredEmailVerifications(tx, deps.now());
  await deleteDevicesSeenBefore(tx, new Date(deps.now().getTime() - constants.deviceRemembered));
}

export const identityJobs = (deps: Deps): readonly JobHandler[] => [
  mailing(deps),
  recurring("identity.sweep-sessions", 24 * hour, (tx) => sweep(tx, deps)),
  handleJob(endImpersonationsJob, (_payload, tx) => endExpired(tx, deps)),
];
