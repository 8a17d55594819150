import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatMail } from "./mail-template.ts";
import type { Mail, Mailer } from "./mailer.ts";

type Delivered = Pick<Mail, "subject" | "text" | "html" | "replyTo" | "calendar" | "unsubscribe"> & {
  recipient: string;
};

/**
 * Tests that every implementation of {@link Mailer} has to pass. `create` returns a mailer, what it delivered
 * so far, and a cleanup function.
 */
export function mailerSuite(
  name: string,
  create: () => Promise<{
    mailer: Mailer;
    delivered: () => Promise<Delivered[]>;
    close: () => Promise<void>;
  }>,
): void {
  describe(`mailer: ${name}`, () => {
    let mailer: Mailer;
    let delivered: () => Promise<Delivered[]>;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ mailer, delivered, close } = await create());
    });
    afterAll(async () => {
      mailer.close();
      await close();
    });
    const findMail = async (subject: string) =>
      (await delivered()).filter((mail) => mail.subject === subject);

    test("delivers subject, both forms, the reply address and the calendar file unchanged", async () => {
      const mail = formatMail({
        to: "bea@example.test",
        subject: "Your order: Ekstraordinær 1960s “Bouclé” chair, 木",
        paragraphs: ["Hello Bea,", `A long line: ${"wörd ".repeat(300).trim()}.`, ".", "From here on."],
      });
      const calendar = "BEGIN:VCALENDAR\r\nSUMMARY:Bouclé chair\r\nEND:VCALENDAR\r\n";
      await mailer.send({ ...mail, replyTo: "ada@example.test", calendar }, "delivered-1");
      expect(await findMail(mail.subject)).toEqual([
        {
          recipient: "bea@example.test",
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          replyTo: "ada@example.test",
          calendar,
          unsubscribe: undefined,
        },
      ]);
    });

    test("delivers the address that unsubscribes, however long it is", async () => {
      const unsubscribe = `https://shop.test/unsubscribe?token=${"a1-B_".repeat(40)}.x`;
      const mail = formatMail({
        to: "bea@example.test",
        subject: "New offers",
        paragraphs: ["Hello Bea,"],
        subscription: {
          label: "“New offers”",
          unsubscribe,
          preferences: "https://shop.test/settings/notifications",
        },
      });
      await mailer.send(mail, "unsubscribe-1");
      expect((await findMail("New offers")).map((one) => one.unsubscribe)).toEqual([unsubscribe]);
    });

    test("delivers mails that are sent at the same time, each to its own recipient", async () => {
      const numbers = Array.from({ length: 12 }, (_, index) => index);
      await Promise.all(
        numbers.map((number) =>
          mailer.send(
            formatMail({ to: `bea${number}@example.test`, subject: "Many", paragraphs: [`Mail ${number}`] }),
            `many-${number}`,
          ),
        ),
      );
      const mails = await findMail("Many");
      expect(
        mails.map(({ recipient, text }) => `${recipient} ${/^.*/.exec(text)?.[0] ?? ""}`).toSorted(),
      ).toEqual(numbers.map((number) => `bea${number}@example.test Mail ${number}`).toSorted());
    });
  });
}
