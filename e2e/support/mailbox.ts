import { createApi } from "@heirloop/api-client/http/http-client";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { expect } from "@playwright/test";

export type Mail = { to: string; subject: string; text: string; unsubscribe?: string };

const isMail = (one: unknown): one is Mail =>
  typeof one === "object" &&
  one !== null &&
  "to" in one &&
  typeof one.to === "string" &&
  "subject" in one &&
  typeof one.subject === "string" &&
  "text" in one &&
  typeof one.text === "string" &&
  (!("unsubscribe" in one) || typeof one.unsubscribe === "string");

/** Emails to an address, newest first. */
export async function mailsTo(url: string, email: string): Promise<Mail[]> {
  const mails: unknown = await (await fetch(`${url}/dev/outbox.json`)).json();
  return Array.isArray(mails) ? mails.filter(isMail).filter(({ to }) => to === email) : [];
}

/** Waits for the newest email to an address and returns the first match in it. */
export async function readMail(url: string, email: string, wanted: RegExp): Promise<string> {
  const find = async () =>
    (await mailsTo(url, email)).map(({ text }) => wanted.exec(text)?.[0]).find((one) => one !== undefined);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

/** The path of the newest confirmation link. */
export const verificationLink = (url: string, email: string): Promise<string> =>
  readMail(url, email, /\/verify-email\?token=[\w-]+/);

/** Confirms an email by its link, without a browser. */
export async function confirmEmail(url: string, email: string): Promise<void> {
  const link = await verificationLink(url, email);
  const token = new URL(link, url).searchParams.get("token") ?? "";
  await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.verifyEmail, {
    body: { token },
  });
}
