import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Mail } from "../../platform/mail/mailer.ts";
import { formatMail, type Paragraph } from "../../platform/mail/mail-template.ts";

const letter = (to: string, subject: string, paragraphs: readonly Paragraph[]): Mail =>
  formatMail({ to, subject, paragraphs });

const linkHours = constants.emailVerificationValidity / (60 * 60_000);

type Receiver = { email: string; firstName: string };

export const resetMail = ({ email, firstName }: Receiver, link: string): Mail =>
  letter(email, `Set a new ${brand.name} password`, [
    `Hello ${firstName},`,
    "somebody asked for a new password for this address. The link works once, within the next hour:",
    { address: link },
    "If it was not you, nothing has changed and you need not do anything.",
  ]);

export const verificationMail = ({ email, firstName }: Receiver, link: string): Mail =>
  formatMail({
    to: email,
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: [
      `Hello ${firstName},`,
      `please confirm that this is your email address. The link works once, within the next ${linkHours} hours.`,
      `If you don't have a ${brand.name} account, you can ignore this email.`,
    ],
    link: { label: "Confirm email address", address: link },
  });

export const emailChangeRequestedMail = ({ email, firstName }: Receiver, newEmail: string): Mail =>
  letter(email, `Your ${brand.name} email address is about to change`, [
    `Hello ${firstName},`,
    `somebody who knows your password asked to change the email address of your account to ${newEmail}. Nothing changes until that address is confirmed.`,
    `If it was not you, change your password now, which also cancels this change, and write to ${brand.email}.`,
  ]);

export const passwordChangedMail = ({ email, firstName }: Receiver): Mail =>
  letter(email, `Your ${brand.name} password was changed`, [
    `Hello ${firstName},`,
    "the password of your account was changed just now, and every other device was logged out.",
    `If it was not you, write to ${brand.email} at once.`,
  ]);

export const emailChangedMail = ({ email, firstName }: Receiver, newEmail: string): Mail =>
  letter(email, `Your ${brand.name} email address was changed`, [
    `Hello ${firstName},`,
    `your account now belongs to the address ${newEmail}.`,
    `If it was not you, write to ${brand.email} at once.`,
  ]);
