import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { writeLetter } from "../../mail/letter.ts";
import { createSmtpMailer } from "./smtp.mail.ts";

const mail = writeLetter({ to: "bea@example.test", subject: "Your order", paragraphs: ["Hello Bea,"] });

test.each([
  ["greets nobody", ""],
  ["greets and then says nothing", "220 mail.example.test\r\n"],
])("a mail server that %s is given up", async (_, greeting) => {
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
