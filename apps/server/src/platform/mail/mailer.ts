/** One mail. Both forms say the same; `html` has no script and no remote picture. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string | undefined;
}>;

export type Mailer = {
  /**
   * Resolves when the mail is handed over for good; rejects when it may be tried again. A repeat under the same `reference` is the same
   * mail: the outbox keeps one, mail servers see one Message-ID.
   */
  send(mail: Mail, reference: string): Promise<void>;
};
