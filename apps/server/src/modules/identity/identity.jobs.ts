import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/token-hash.ts";
import { defineJob, handleJob, type JobHandler } from "../../jobs/jobs.ts";
import { sendMail } from "../../jobs/mail.job.ts";
import { resetMail } from "./identity.mails.ts";
import { deleteExpired, deletePasswordResetsOf, insertPasswordReset } from "./session.queries.ts";
import { newToken } from "./session.service.ts";
import { findUserByEmail } from "./user.queries.ts";

const hour = 60 * 60_000;

export const mailResetLink = defineJob("identity.mail-reset-link", z.object({ email: z.string() }));
export const sweepSessions = defineJob("identity.sweep-sessions", z.object({}));

/** A new link takes the place of those before it. */
const mailing = (deps: Deps): JobHandler =>
  handleJob(mailResetLink, async ({ email }, tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === null) return;
    const token = newToken();
    await deletePasswordResetsOf(tx, user.id);
    await insertPasswordReset(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(deps.now().getTime() + hour),
    });
    await deps.jobs.enqueue(tx, sendMail, resetMail(user, `${deps.env.publicUrl}/login?reset=${token}`));
  });

const sweeping = (deps: Deps): JobHandler =>
  handleJob(sweepSessions, async (_payload, tx) => {
    const now = deps.now();
    await deleteExpired(tx, now);
    await deps.jobs.enqueue(
      tx,
      sweepSessions,
      {},
      { key: "daily", runAt: new Date(now.getTime() + 24 * hour) },
    );
  });

export const identityJobs = (deps: Deps): readonly JobHandler[] => [mailing(deps), sweeping(deps)];
