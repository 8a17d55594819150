import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { formatMail } from "./mail-template.ts";
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

/** Accepts a mail and returns its recipients. */
async function receiversOf(to: string, replyTo: string) {
  let said = "";
  const taking = createServer((socket) => {
    let within = false;
    socket.write("220 mail.example.test\r\n");
    socket.on("data", (given) => {
      said += given.toString();
      if (within && !said.endsWith("\r\n.\r\n")) return;
      within = !within && said.endsWith("DATA\r\n");
      socket.write(within ? "354 go on\r\n" : "250 done\r\n");
    });
  });
  await new Promise<void>((ready) => taking.listen(0, "127.0.0.1", ready));
  const address = taking.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${address.port}`, "hello@heirloop.example");
  await mailer.send({ ...mail, to, replyTo }, "job-2").finally(() => taking.close());
  return {
    receivers: said.match(/(?<=RCPT TO:<)[^\r]*(?=>)/g),
    answers: /^Reply-To: (.*)\r$/m.exec(said)?.[1],
  };
}

test("sends to one recipient whatever characters the address has", async () => {
  expect(await receiversOf("bea@example.test", "ada@example.test")).toEqual({
    receivers: ["bea@example.test"],
    answers: "ada@example.test",
  });
  expect((await receiversOf("x,bea@example.test", "ada@example.test")).receivers).toEqual([
    '"x,bea"@example.test',
  ]);
  const { receivers } = await receiversOf("ada<bea@example.test>", "ada@example.test");
  expect(receivers).not.toContain("bea@example.test");
});
