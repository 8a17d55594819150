/** One mail. Both forms say the same; `html` has no script and no remote picture. */
export type Mail = Readonly<{ to: string; subject: string; text: string; html: string }>;

export type Mailer = {
  /** Resolves when the mail is handed over for good; rejects when it may be tried again. */
  send(mail: Mail): Promise<void>;
};
