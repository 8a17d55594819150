import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
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

/** Mentions passkeys to everyone: somebody who knew the old password may have added one. */
export const passwordChangedMail = ({ email, firstName }: Receiver, publicUrl: string): Mail =>
  formatMail({
    to: email,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `Hello ${firstName},`,
      "the password of your account was changed just now, and every other device was logged out.",
      "Passkeys still log in. Remove any that you do not know.",
      `If it was not you, write to ${brand.email} at once.`,
    ],
    link: { label: "See your passkeys", address: `${publicUrl}${pageUrls.passkeys()}` },
  });

export const emailChangedMail = ({ email, firstName }: Receiver, newEmail: string): Mail =>
  letter(email, `Your ${brand.name} email address was changed`, [
    `Hello ${firstName},`,
    `your account now belongs to the address ${newEmail}.`,
    `If it was not you, write to ${brand.email} at once.`,
  ]);

const unexpected = `If it was not you, change your password at once and write to ${brand.email}.`;

export const twoStepOnMail = ({ email, firstName }: Receiver): Mail =>
  letter(email, `Two-step verification is on for your ${brand.name} account`, [
    `Hello ${firstName},`,
    "from now on, logging in takes a code from your authenticator app as well as your password. Every other device was logged out.",
    "Keep your recovery codes where you find them without your phone: each logs you in once.",
    unexpected,
  ]);

export const twoStepOffMail = ({ email, firstName }: Receiver): Mail =>
  letter(email, `Two-step verification is off for your ${brand.name} account`, [
    `Hello ${firstName},`,
    "your password alone logs you in again. Every other device was logged out.",
    unexpected,
  ]);

export const recoveryCodesRenewedMail = ({ email, firstName }: Receiver): Mail =>
  letter(email, `Your ${brand.name} recovery codes were replaced`, [
    `Hello ${firstName},`,
    "new recovery codes were made for your account. The earlier ones no longer work, and every other device was logged out.",
    unexpected,
  ]);

export const recoveryCodeUsedMail = ({ email, firstName }: Receiver, left: number): Mail =>
  letter(email, `A recovery code of your ${brand.name} account was used`, [
    `Hello ${firstName},`,
    `a recovery code was used instead of a code from your authenticator app. ${left === 1 ? "1 code is" : `${left} codes are`} left; you can make new ones in your settings.`,
    unexpected,
  ]);

export const twoStepEndedByAdminMail = ({ email, firstName }: Receiver, reason: string): Mail =>
  letter(email, `Two-step verification is off for your ${brand.name} account`, [
    `Hello ${firstName},`,
    `our support team turned off the two-step verification of your account: ${reason}`,
    "You were logged out everywhere, and your password alone logs you in again. Turn two-step verification on again in your settings.",
    `If you did not ask for this, set a new password now and write to ${brand.email}.`,
  ]);
