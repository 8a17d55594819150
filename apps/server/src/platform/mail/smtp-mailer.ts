import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/**
 * As a string it would be parsed as a list of names and addresses: `x,ada@example.org` would also be sent to
 * Ada.
 */
const one = (address: string) => ({ name: "", address });

/**
 * Sends mails through an SMTP server: `smtp://user:password@host:587`. Gives up on a server that does not
 * respond within `patience` milliseconds.
 */
export function createSmtpMailer(url: string, from: string, patience = 10_000): Mailer {
  const timeouts = {
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    // A server that scans a mail before accepting it responds late, and would receive it repeatedly with a
    // short timeout.
    socketTimeout: 3 * patience,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  const host = from.split("@").at(-1) ?? "localhost";
  return {
    async send(mail, reference) {
      await transport.sendMail({
        to: one(mail.to),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.replyTo === undefined ? {} : { replyTo: one(mail.replyTo) }),
        messageId: `<${reference}@${host}>`,
      });
    },
  };
}
