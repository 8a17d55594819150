import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** As a text it would be read as a list, with names: `x,ada@example.org` is Ada's for whoever reads it so. */
const one = (address: string) => ({ name: "", address });

/** Hands mails to an SMTP server: `smtp://user:password@host:587`. One that does not answer for `patience` milliseconds is given up. */
export function createSmtpMailer(url: string, from: string, patience = 10_000): Mailer {
  const timeouts = {
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    // A server that reads a mail for what is wrong with it answers late, and would get it again and again.
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
