import { brand } from "@heirloop/contract/brand/brand";
import type { Mail } from "./mailer.ts";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

type Letter = {
  to: string;
  subject: string;
  /** A URL on a line of its own becomes a link. */
  paragraphs: readonly string[];
  /** Rows of a table: `["Total", "$536.25"]`. */
  facts?: ReadonlyArray<readonly [name: string, value: string]>;
  /** The mail's main link. */
  link?: { label: string; address: string };
};

const paragraph = (line: string) =>
  /^https?:\/\/\S+$/.test(line)
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(line)}">${escapeHtml(line)}</a></p>`
    : `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;

const row = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="padding:4px 24px 4px 0;text-align:left;font-weight:normal;vertical-align:top">${escapeHtml(name)}</th><td style="padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`;

const button = ({ label, address }: { label: string; address: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;background:#1d1d1b;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>`;

/**
 * Writes a mail as text and as equivalent plain HTML, without scripts, remote pictures or other external
 * resources.
 */
export function formatMail({ to, subject, paragraphs, facts = [], link }: Letter): Mail {
  const signature = `${brand.name}, ${brand.email}`;
  const text = [
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join("\n")]),
    ...(link === undefined ? [] : [`${link.label}:\n${link.address}`]),
    signature,
  ].join("\n\n");
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#ffffff;color:#1d1d1b;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif">',
    '<div style="max-width:34rem;margin:0 auto;padding:32px 20px">',
    ...paragraphs.map(paragraph),
    ...(facts.length === 0
      ? []
      : [
          `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${facts.map(row).join("")}</table>`,
        ]),
    ...(link === undefined ? [] : [button(link)]),
    `<p style="margin:32px 0 0;color:#6b6860;font-size:14px">${escapeHtml(signature)}</p>`,
    "</div></body></html>",
  ].join("\n");
  return { to, subject: subject.replaceAll(/\s+/g, " "), text, html };
}
