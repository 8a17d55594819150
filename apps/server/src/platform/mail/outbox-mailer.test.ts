import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatMail } from "./mail-template.ts";
import { mailerSuite } from "./mailer.suite.ts";
import { createOutbox } from "./outbox-mailer.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "heirloop-outbox-"))));
afterAll(() => rm(folder, { recursive: true }));

mailerSuite("in the outbox", async () => {
  const outbox = createOutbox(join(folder, "suite"), () => new Date());
  return {
    mailer: outbox,
    delivered: async () =>
      (await outbox.list()).map(({ to, subject, text, html, replyTo, calendar, unsubscribe }) => ({
        recipient: to,
        subject,
        text,
        html,
        replyTo,
        calendar,
        unsubscribe,
      })),
    close: async () => undefined,
  };
});

test("stores a mail once when it is sent again with its reference", async () => {
  let now = new Date("2026-11-21T12:00:00.000Z");
  const outbox = createOutbox(join(folder, "again"), () => now);
  const mail = formatMail({ to: "bea@example.test", subject: "Your order", paragraphs: ["Hello Bea,"] });
  await outbox.send(mail, "job-1");
  now = new Date("2026-11-21T12:00:02.000Z");
  await outbox.send(mail, "job-1");
  await outbox.send(mail, "b-1");
  expect((await outbox.list()).map(({ id }) => id)).toEqual([
    "2026-11-21T12-00-02.000Z-b-1",
    "2026-11-21T12-00-00.000Z-job-1",
  ]);
});

test("writes lists, and how to turn off the mail, as text and as HTML", () => {
  const letter = formatMail({
    to: "bea@example.test",
    subject: "New pieces",
    paragraphs: ["Hello Bea,"],
    sections: [
      {
        title: "2 new pieces for “<b>”",
        items: [{ title: "Teak & oak bench", detail: "$900", address: "https://shop.test/product/1/bench" }],
        link: { label: "See all", address: "https://shop.test/collections?a=1&b=2" },
      },
    ],
    subscription: {
      label: "“New offers”",
      unsubscribe: "https://shop.test/unsubscribe?token=x",
      preferences: "https://shop.test/settings/notifications",
    },
  });
  expect(letter.text).toBe(
    [
      "Hello Bea,",
      "2 new pieces for “<b>”",
      "Teak & oak bench, $900\nhttps://shop.test/product/1/bench",
      "See all:\nhttps://shop.test/collections?a=1&b=2",
      "Heirloop, hello@heirloop.example",
      "You get this email because emails about “New offers” are on.",
      "Unsubscribe:\nhttps://shop.test/unsubscribe?token=x",
      "Choose what we email you:\nhttps://shop.test/settings/notifications",
    ].join("\n\n"),
  );
  expect(letter.unsubscribe).toBe("https://shop.test/unsubscribe?token=x");
  expect(letter.html).toContain("2 new pieces for “&lt;b&gt;”</h2>");
  expect(letter.html).toContain(
    '<a href="https://shop.test/product/1/bench" style="color:#1d1d1b">Teak &amp; oak bench</a>, $900',
  );
  expect(letter.html).toContain('href="https://shop.test/collections?a=1&amp;b=2"');
  expect(letter.html).toContain(
    '<a href="https://shop.test/unsubscribe?token=x" style="color:#6b6860">Unsubscribe</a>',
  );
});

test("writes the same content as text and as HTML, with user input escaped", () => {
  const letter = formatMail({
    to: "bea@example.test",
    subject: "Offer\r\nBcc: everybody@example.test",
    paragraphs: [
      '<script>alert("1")</script> & more',
      { address: "https://shop.test/a?b=1&c=2" },
      "https://x.test/",
    ],
    facts: [["Total", "$5 < $6"]],
    link: { label: "See it", address: 'https://shop.test/"onclick="x' },
  });
  expect(letter.subject).toBe("Offer Bcc: everybody@example.test");
  expect(letter.text).toBe(
    [
      '<script>alert("1")</script> & more',
      "https://shop.test/a?b=1&c=2",
      "https://x.test/",
      "Total: $5 < $6",
      'See it:\nhttps://shop.test/"onclick="x',
      "Heirloop, hello@heirloop.example",
    ].join("\n\n"),
  );
  expect(letter.html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</p>");
  expect(letter.html).toContain('<a href="https://shop.test/a?b=1&amp;c=2">');
  expect(letter.html).toContain('px">https://x.test/</p>');
  expect(letter.html).toContain("$5 &lt; $6</td>");
  expect(letter.html).toContain('href="https://shop.test/&quot;onclick=&quot;x"');
});
