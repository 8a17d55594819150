import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { formatMail } from "./mail-template.ts";
import { startMailServer, type MailServer } from "../../testing/mail-server.ts";
import { mailConnections, MailRefused, type Mailer } from "./mailer.ts";
import { mailerSuite } from "./mailer.suite.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const mail = formatMail({ to: "bea@example.test", subject: "Your order", paragraphs: ["Hello Bea,"] });

test.each([
  ["greets nobody", ""],
  ["greets and then says nothing", "220 mail.example.test\r\n"],
])("gives up on a mail server that %s", async (_, greeting) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket);
    if (greeting !== "") socket.write(greeting);
  });
  await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${address.port}`, "hello@heirloop.example", 200);
  const began = performance.now();
  await expect(mailer.send(mail, "job-1")).rejects.toThrow(/Greeting never received|Timeout/);
  expect(performance.now() - began).toBeLessThan(4_000);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => silent.close(done));
});

mailerSuite("over SMTP", async () => {
  const server = await startMailServer();
  return {
    mailer: createSmtpMailer(server.url, "hello@heirloop.example"),
    delivered: async () =>
      server.received.map(({ recipients, subject, text, html, replyTo, calendar, unsubscribe }) => ({
        recipient: recipients.join(),
        subject,
        text,
        html,
        replyTo,
        calendar,
        unsubscribe,
      })),
    close: server.close,
  };
});

async function withServer(
  run: (mailer: Mailer, server: MailServer) => Promise<void>,
  refuse?: (recipient: string) => number | null,
): Promise<void> {
  const server = await startMailServer(refuse);
  const mailer = createSmtpMailer(server.url, "hello@heirloop.example");
  try {
    await run(mailer, server);
  } finally {
    mailer.close();
    await server.close();
  }
}

test("sends to one recipient whatever characters the address has", () =>
  withServer(async (mailer, { received }) => {
    await mailer.send({ ...mail, to: "x,bea@example.test", replyTo: "ada@example.test" }, "one-1");
    await mailer.send({ ...mail, to: "ada<bea@example.test>" }, "one-2").catch(() => undefined);
    expect(received[0]?.recipients).toHaveLength(1);
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain("bea@example.test");
  }));

test("gives a repeated mail the same message id", () =>
  withServer(async (mailer, { received }) => {
    await mailer.send(mail, "job-3");
    await mailer.send(mail, "job-3");
    expect(received.map(({ messageId }) => messageId)).toEqual([
      "<job-3@heirloop.example>",
      "<job-3@heirloop.example>",
    ]);
  }));

test("sends many mails over few connections", () =>
  withServer(async (mailer, { connections }) => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => mailer.send(mail, `pool-${index}`)));
    expect(connections()).toBeLessThanOrEqual(mailConnections);
  }));

test.each([
  [550, "never retries a mail whose recipient does not exist", MailRefused],
  [450, "leaves a mail whose recipient is busy to a later attempt", Error],
])("after %i, %s", (code, _, expected) =>
  withServer(
    async (mailer) => {
      const error: unknown = await mailer.send(mail, "refused-1").catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(expected);
      expect(error instanceof MailRefused).toBe(expected === MailRefused);
    },
    () => code,
  ),
);
