import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Mail, Mailer } from "./mailer.ts";

const outboxMailSchema = z.object({
  id: z.string(),
  date: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.optional(z.string()),
  calendar: z.optional(z.string()),
  unsubscribe: z.optional(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export type Outbox = Mailer & {
  /** Lists mails newest first. */
  list(limit?: number): Promise<OutboxMail[]>;
};

/** Stores mails as files in a folder, for a server that only its own user can reach. */
export function createOutbox(folder: string, now: () => Date): Outbox {
  return {
    async send(mail: Mail, reference: string) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const isWritten = (await readdir(folder)).some((name) => name.endsWith(`Z-${reference}.json`));
      if (isWritten) return;
      const date = now().toISOString();
      const id = `${date.replaceAll(":", "-")}-${reference}`;
      const unfinished = join(folder, `${id}.part`);
      await writeFile(unfinished, JSON.stringify({ id, date, ...mail }, null, 2), { mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.json`));
    },
    close: () => undefined,
    async list(limit = 200) {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith(".json"))
        .toSorted()
        .toReversed()
        .slice(0, limit);
      return Promise.all(
        newest.map(async (name) =>
          outboxMailSchema.parse(JSON.parse(await readFile(join(folder, name), "utf8"))),
        ),
      );
    },
  };
}
