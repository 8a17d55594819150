import * as z from "zod/mini";
import { mailConnections, MailRefused, type Mailer } from "./mailer.ts";
import { defineJob, handleJobOutside, PermanentJobError, type JobHandler } from "../jobs/jobs.ts";

/**
 * Sends a mail after its transaction is committed; after a crash it may be sent twice, with the same
 * reference.
 */
export const sendMail = defineJob(
  "mail.send",
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    replyTo: z.optional(z.string()),
    calendar: z.optional(z.string()),
    unsubscribe: z.optional(z.string()),
  }),
);

export const mailJob = (mailer: Mailer): JobHandler =>
  handleJobOutside(
    sendMail,
    async (mail, id) => {
      try {
        await mailer.send(mail, id);
      } catch (error) {
        if (error instanceof MailRefused) throw new PermanentJobError(error.message, { cause: error });
        throw error;
      }
    },
    { concurrency: mailConnections },
  );
