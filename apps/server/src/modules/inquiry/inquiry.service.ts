import type { ContactForm, TradeApplication } from "@heirloop/contract/inquiry/inquiry.endpoints";
import type { Mail } from "../../platform/mail/mailer.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { contactCopy, contactMail, tradeCopy, tradeMail } from "./inquiry.mails.ts";
import { insertContactMessage, insertTradeApplication } from "./inquiry.queries.ts";

const copiesPerAddress = { points: 5, seconds: 3600 };

/** A copy goes to any address that a visitor types, so the limit is per receiving address. */
export const limitCopies = ({ rateLimiter }: Deps, email: string): Promise<void> =>
  rateLimiter.consume("inquiry copy", copiesPerAddress, email);

async function send(tx: Db, deps: Deps, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) await deps.jobs.enqueue(tx, sendMail, mail);
}

/** Stores a message and mails it to Heirloop, with a copy to its sender. */
export async function receiveMessage(tx: Db, deps: Deps, form: ContactForm): Promise<void> {
  const { order = "", ...rest } = form;
  await insertContactMessage(tx, {
    ...rest,
    id: deps.newId(),
    order: order || null,
    createdAt: deps.now(),
  });
  await send(tx, deps, [contactMail(form), contactCopy(form)]);
}

/** Stores an application for the trade program and mails it to Heirloop, with a copy to the applicant. */
export async function receiveApplication(tx: Db, deps: Deps, application: TradeApplication): Promise<void> {
  const { website = "", taxId = "", ...rest } = application;
  await insertTradeApplication(tx, {
    ...rest,
    id: deps.newId(),
    website: website || null,
    taxId: taxId || null,
    createdAt: deps.now(),
  });
  await send(tx, deps, [tradeMail(application), tradeCopy(application)]);
}
