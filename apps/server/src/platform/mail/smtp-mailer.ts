import { calendarFileName } from "@heirloop/contract/calendar/calendar-file";
import { createTransport } from "nodemailer";
import { mailConnections, MailRefused, type Mailer } from "./mailer.ts";

/**
 * As a string it would be parsed as a list of names and addresses: `x,ada@example.org` would also be sent to
 * Ada.
 */
const one = (address: string) => ({ name: "", address });

/** Phones and mail programs offer to add an attachment of this type to the calendar. */
const calendarFile = (content: string) => ({
  filename: calendarFileName,
  content,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
});

/**
 * A reply of 5xx to the recipient or the content is final. One to the login or to our own address is not: it
 * ends when somebody corrects the setting.
 */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  !("command" in error && error.command === "MAIL FROM") &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;

export type SmtpMailer = Mailer & {
  /** Rejects if the mail server does not accept a login. */
  check(): Promise<void>;
};

/**
 * Sends mails through an SMTP server: `smtp://user:password@host:587`. Gives up on a server that does not
 * respond within `timeout` milliseconds.
 */
export function createSmtpMailer(url: string, from: string, timeout = 10_000): SmtpMailer {
  const timeouts = {
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    // A server that scans a mail before accepting it responds late, and would receive it repeatedly with a
    // short timeout.
    socketTimeout: 3 * timeout,
  };
  const transport = createTransport(
    // A connection that closed while it was idle is worth one more; everything else is left to the job.
    { url, pool: true, maxConnections: mailConnections, maxRequeues: 1, ...timeouts },
    { from },
  );
  const host = from.split("@").at(-1) ?? "localhost";
  return {
    async send(mail, reference) {
      try {
        await transport.sendMail({
          to: one(mail.to),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.replyTo === undefined ? {} : { replyTo: one(mail.replyTo) }),
          ...(mail.calendar === undefined ? {} : { attachments: [calendarFile(mail.calendar)] }),
          ...(mail.unsubscribe === undefined
            ? {}
            : {
                headers: {
                  "List-Unsubscribe": `<${mail.unsubscribe}>`,
                  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                },
              }),
          messageId: `<${reference}@${host}>`,
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
