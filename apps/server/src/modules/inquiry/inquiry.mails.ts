import { brand } from "@heirloop/contract/brand/brand";
import type { ContactForm, TradeApplication } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { contactTopics, tradeProfessions } from "@heirloop/contract/inquiry/inquiry-kinds";
import type { Mail } from "../../platform/mail/mailer.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";

type Fact = readonly [name: string, value: string];

/** Leaves out fields without a value. */
const withValues = (facts: ReadonlyArray<readonly [name: string, value: string | undefined]>): Fact[] =>
  facts.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value] as const]));

/** Splits a message into paragraphs at blank lines. */
const paragraphsOf = (message: string): string[] =>
  message
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

const contactFacts = ({ name, email, topic, order }: ContactForm): Fact[] =>
  withValues([
    ["Name", name],
    ["Email", email],
    ["About", contactTopics[topic]],
    ["Order", order],
  ]);

/** Sent to Heirloop. */
export const contactMail = (form: ContactForm): Mail => ({
  ...formatMail({
    to: brand.email,
    subject: `${contactTopics[form.topic]}: ${form.name}`,
    paragraphs: paragraphsOf(form.message),
    facts: contactFacts(form),
  }),
  replyTo: form.email,
});

/** The sender's copy. */
export const contactCopy = (form: ContactForm): Mail =>
  formatMail({
    to: form.email,
    subject: "We have your message",
    paragraphs: [
      `Hello ${form.name},`,
      "thank you for writing. A person reads every message and answers you at this address. This is what you sent us:",
      ...paragraphsOf(form.message),
    ],
    facts: contactFacts(form),
  });

const tradeFacts = ({ name, studio, email, website, profession, taxId }: TradeApplication): Fact[] =>
  withValues([
    ["Name", name],
    ["Studio", studio],
    ["Email", email],
    ["Website", website],
    ["Profession", tradeProfessions[profession]],
    ["Tax ID", taxId],
  ]);

/** Sent to Heirloop. */
export const tradeMail = (application: TradeApplication): Mail => ({
  ...formatMail({
    to: brand.email,
    subject: `Trade program: ${application.studio}`,
    paragraphs: paragraphsOf(application.message),
    facts: tradeFacts(application),
  }),
  replyTo: application.email,
});

/** The applicant's copy. */
export const tradeCopy = (application: TradeApplication): Mail =>
  formatMail({
    to: application.email,
    subject: `Your application for the ${brand.name} trade program`,
    paragraphs: [
      `Hello ${application.name},`,
      `thank you for applying for ${application.studio}. We look at your work and write back to this address. This is what you sent us:`,
      ...paragraphsOf(application.message),
    ],
    facts: tradeFacts(application),
  });
