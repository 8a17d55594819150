import { brand } from "@heirloop/contract/brand/brand";
import type { Mail } from "../../platform/mail/mailer.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";

export const accountClosedMail = ({ email, firstName }: { email: string; firstName: string }): Mail =>
  formatMail({
    to: email,
    subject: `Your ${brand.name} account is closed`,
    paragraphs: [
      `Hello ${firstName},`,
      "your account was closed just now. Your profile, your listings, your saved cards and everything that was yours alone are deleted, and you are logged out on all devices. We don’t email you anymore.",
      "We keep past orders with their addresses, payments, messages and reviews, because the other side and tax law need them. Your name and your email address are no longer part of them.",
      `If it was not you, write to ${brand.email} at once. A closed account cannot be opened again, but you can always open a new one.`,
    ],
  });
