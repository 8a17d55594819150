/** One mail. Both forms have the same content; `html` has no script and no remote picture. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if not the shop's own. */
  replyTo?: string | undefined;
  /** A calendar file to attach. */
  calendar?: string | undefined;
  /** The address that unsubscribes by POST, for the headers of RFC 8058. */
  unsubscribe?: string | undefined;
}>;

/** How many mails one process sends at the same time, each over a connection of its own. */
export const mailConnections = 4;

/** The mail server will never accept this mail, for example because the address does not exist. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

export type Mailer = {
  /**
   * Resolves when the mail is accepted. Rejects with {@link MailRefused} if it never will be, and with any other
   * error if a later attempt may succeed. A repeat with the same `reference` is
   * the same mail: the outbox stores one, mail servers see one Message-ID.
   */
  send(mail: Mail, reference: string): Promise<void>;
  /** Closes the connections that are kept for the next mails. */
  close(): void;
};
