import { brand } from "@heirloop/contract/brand/brand";
import type { Mail } from "./mailer.ts";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** One piece or other thing of a list. */
export type LetterItem = Readonly<{ title: string; detail: string; address: string }>;

/** A list with a heading and a link to all of it. */
export type LetterSection = Readonly<{
  title: string;
  items: readonly LetterItem[];
  link: Readonly<{ label: string; address: string }>;
}>;

/** Text, in which a URL is no link because users write texts as well, or a link that shows its own address. */
export type Paragraph = string | Readonly<{ address: string }>;

export type Letter = {
  to: string;
  subject: string;
  paragraphs: readonly Paragraph[];
  /** Rows of a table: `["Total", "$536.25"]`. */
  facts?: ReadonlyArray<readonly [name: string, value: string]>;
  sections?: readonly LetterSection[];
  /** The mail's main link. */
  link?: { label: string; address: string };
  /** For mails that the recipient can turn off. */
  subscription?: {
    /** What they have turned on: `“New offers”`. */
    label: string;
    /** The address that turns them off, by POST without a login (RFC 8058). */
    unsubscribe: string;
    /** The page with all choices. */
    preferences: string;
  };
};

const paragraphHtml = (one: Paragraph) =>
  typeof one === "string"
    ? `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`
    : `<p style="margin:0 0 16px"><a href="${escapeHtml(one.address)}">${escapeHtml(one.address)}</a></p>`;

const row = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="padding:4px 24px 4px 0;text-align:left;font-weight:normal;vertical-align:top">${escapeHtml(name)}</th><td style="padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`;

const button = ({ label, address }: { label: string; address: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;background:#1d1d1b;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>`;

const sectionText = ({ title, items, link }: LetterSection) =>
  [
    title,
    ...items.map((item) => `${item.title}, ${item.detail}\n${item.address}`),
    `${link.label}:\n${link.address}`,
  ].join("\n\n");

const linkHtml = (label: string, address: string) =>
  `<a href="${escapeHtml(address)}" style="color:#1d1d1b">${escapeHtml(label)}</a>`;

const sectionHtml = ({ title, items, link }: LetterSection) =>
  [
    `<h2 style="margin:32px 0 12px;font-size:18px;line-height:1.3">${escapeHtml(title)}</h2>`,
    ...(items.length === 0
      ? []
      : [
          '<ul style="margin:0 0 12px;padding:0;list-style:none">',
          ...items.map(
            ({ title: name, detail, address }) =>
              `<li style="margin:0 0 8px">${linkHtml(name, address)}, ${escapeHtml(detail)}</li>`,
          ),
          "</ul>",
        ]),
    `<p style="margin:0 0 16px">${linkHtml(link.label, link.address)}</p>`,
  ].join("\n");

/** Writes the end of a mail that can be turned off. */
const subscriptionText = ({ label, unsubscribe, preferences }: NonNullable<Letter["subscription"]>) =>
  [
    `You get this email because emails about ${label} are on.`,
    `Unsubscribe:\n${unsubscribe}`,
    `Choose what we email you:\n${preferences}`,
  ].join("\n\n");

const subscriptionHtml = ({ label, unsubscribe, preferences }: NonNullable<Letter["subscription"]>) =>
  `<p style="margin:8px 0 0;color:#6b6860;font-size:14px">You get this email because emails about ${escapeHtml(label)} are on. <a href="${escapeHtml(unsubscribe)}" style="color:#6b6860">Unsubscribe</a> or <a href="${escapeHtml(preferences)}" style="color:#6b6860">choose what we email you</a>.</p>`;

/**
 * Writes a mail as text and as equivalent plain HTML, without scripts, remote pictures or other external
 * resources.
 */
export function formatMail({
  to,
  subject,
  paragraphs,
  facts = [],
  sections = [],
  link,
  subscription,
}: Letter): Mail {
  const signature = `${brand.name}, ${brand.email}`;
  const text = [
    ...paragraphs.map((one) => (typeof one === "string" ? one : one.address)),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join("\n")]),
    ...sections.map(sectionText),
    ...(link === undefined ? [] : [`${link.label}:\n${link.address}`]),
    signature,
    ...(subscription === undefined ? [] : [subscriptionText(subscription)]),
  ].join("\n\n");
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#ffffff;color:#1d1d1b;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif">',
    '<div style="max-width:34rem;margin:0 auto;padding:32px 20px">',
    ...paragraphs.map(paragraphHtml),
    ...(facts.length === 0
      ? []
      : [
          `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${facts.map(row).join("")}</table>`,
        ]),
    ...sections.map(sectionHtml),
    ...(link === undefined ? [] : [button(link)]),
    `<p style="margin:32px 0 0;color:#6b6860;font-size:14px">${escapeHtml(signature)}</p>`,
    ...(subscription === undefined ? [] : [subscriptionHtml(subscription)]),
    "</div></body></html>",
  ].join("\n");
  return {
    to,
    subject: subject.replaceAll(/\s+/g, " "),
    text,
    html,
    ...(subscription && { unsubscribe: subscription.unsubscribe }),
  };
}
