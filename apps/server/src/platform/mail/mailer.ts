/** One mail. Both forms have the same content; `html` has no script and no remote picture. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if not the shop's own. */
  replyTo?: string | undefined;
}>;

export type Mailer = {
  /**
   * Resolves when the mail is accepted; rejects if it can be retried. A repeat with the same `reference` is
   * the same mail: the outbox stores one, mail servers see one Message-ID.
   */
  send(mail: Mail, reference: string): Promise<void>;
};
