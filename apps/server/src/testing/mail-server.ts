import { callbackify } from "node:util";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = {
  /** The recipients of the envelope, which decide who gets it. */
  recipients: readonly string[];
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
  /** The attached calendar file. */
  calendar: string | undefined;
  messageId: string | undefined;
  /** The address that unsubscribes with one click (RFC 8058). */
  unsubscribe: string | undefined;
};

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** The connections opened so far. */
  connections(): number;
  close(): Promise<void>;
};

/** Reads the headers as RFC 8058 says: both are needed. */
function parseUnsubscribeHeader(lines: ReadonlyArray<{ key: string; line: string }>): string | undefined {
  const read = (name: string): string | undefined =>
    lines
      .find(({ key }) => key === name)
      ?.line.replaceAll(/\r?\n\s*/g, "")
      .replace(/^[^:]*:\s*/, "");
  const address = /^<(https?:[^>]+)>$/.exec(read("list-unsubscribe") ?? "");
  return read("list-unsubscribe-post") === "List-Unsubscribe=One-Click" ? address?.[1] : undefined;
}

type RefuseAddress = (address: string) => number | null;

const answerTo = (responseCode: number | null): Error | null =>
  responseCode === null ? null : Object.assign(new Error("refused"), { responseCode });

/**
 * Starts a mail server on a free local port. It refuses a recipient if `refuse` returns an SMTP code, and
 * a sender for whom `refuseSender` does.
 */
export async function startMailServer(
  refuse: RefuseAddress = () => null,
  refuseSender: RefuseAddress = () => null,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      done(answerTo(refuse(address)));
    },
    onMailFrom({ address }, _session, done) {
      done(answerTo(refuseSender(address)));
    },
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      const mail = await simpleParser(stream);
      received.push({
        recipients: envelope.rcptTo.map(({ address }) => address),
        subject: mail.subject ?? "",
        text: mail.text?.trimEnd() ?? "",
        html: typeof mail.html === "string" ? mail.html.trimEnd() : "",
        replyTo: mail.replyTo?.value[0]?.address,
        calendar: mail.attachments
          .find(({ contentType }) => contentType === "text/calendar")
          ?.content.toString("utf8"),
        messageId: mail.messageId,
        unsubscribe: parseUnsubscribeHeader(mail.headerLines),
      });
    }),
  });
  server.on("error", () => undefined);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
