import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/token-hash.ts";
import { defineJob, handleJob, type JobHandler } from "../../jobs/jobs.ts";
import { sendMail } from "../../jobs/mail.job.ts";
import { resetMail } from "./identity.mails.ts";
import { insertPasswordReset } from "./session.queries.ts";
import { endExpired, newToken } from "./session.service.ts";
import { lockUserByEmail } from "./user.queries.ts";

const hour = 60 * 60_000;

export const mailResetLink = defineJob("identity.mail-reset-link", z.object({ email: z.string() }));
export const sweepSessions = defineJob("identity.sweep-sessions", z.object({}), { untilDone: true });

/** An admin's time inside an account is over: a socket that says nothing would not notice. */
export const closeEntered = defineJob("identity.close-entered", z.object({}));

/** Links mailed before stay good, so that nobody can spoil them by asking for more. An address that changes meanwhile gets none. */
const mailing = (deps: Deps): JobHandler =>
  handleJob(mailResetLink, async ({ email }, tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user === null) return;
    const token = newToken();
    await insertPasswordReset(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(deps.now().getTime() + hour),
    });
    await deps.jobs.enqueue(tx, sendMail, resetMail(user, `${deps.env.publicUrl}/login?reset=${token}`));
  });

const sweeping = (deps: Deps): JobHandler =>
  handleJob(sweepSessions, async (_payload, tx) => {
    await endExpired(tx, deps);
    const runAt = new Date(deps.now().getTime() + 24 * hour);
    await deps.jobs.enqueue(tx, sweepSessions, {}, { key: "daily", runAt });
  });

export const identityJobs = (deps: Deps): readonly JobHandler[] => [
  mailing(deps),
  sweeping(deps),
  handleJob(closeEntered, (_payload, tx) => endExpired(tx, deps)),
];
