import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Mail } from "../../platform/mail/mailer.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";

type Receiver = { email: string; firstName: string };

export const passkeyAddedMail = ({ email, firstName }: Receiver, name: string, publicUrl: string): Mail =>
  formatMail({
    to: email,
    subject: `A passkey was added to your ${brand.name} account`,
    paragraphs: [
      `Hello ${firstName},`,
      `the passkey “${name}” was added to your account. It logs in without your password.`,
      `If it was not you, remove the passkey and change your password at once, and write to ${brand.email}.`,
    ],
    link: { label: "See your passkeys", address: `${publicUrl}${pageUrls.passkeys()}` },
  });

export const passkeyRemovedMail = ({ email, firstName }: Receiver, name: string): Mail =>
  formatMail({
    to: email,
    subject: `A passkey of your ${brand.name} account was removed`,
    paragraphs: [
      `Hello ${firstName},`,
      `the passkey “${name}” was removed from your account and no longer logs in.`,
      `If it was not you, change your password at once and write to ${brand.email}.`,
    ],
  });
