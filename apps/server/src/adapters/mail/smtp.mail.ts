import { createTransport } from "nodemailer";
import type { Mailer } from "./mail.port.ts";

/** Hands mails to an SMTP server: `smtp://user:password@host:587`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  const host = from.split("@").at(-1) ?? "localhost";
  return {
    async send(mail, reference) {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        replyTo: mail.replyTo,
        messageId: `<${reference}@${host}>`,
      });
    },
  };
}
