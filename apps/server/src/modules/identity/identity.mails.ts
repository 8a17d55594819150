import { brand } from "@heirloop/contract/brand/brand";
import type { Mail } from "../../adapters/mail/mail.port.ts";
import { writeLetter } from "../../mail/letter.ts";

const letter = (to: string, subject: string, paragraphs: readonly string[]): Mail =>
  writeLetter({ to, subject, paragraphs });

type Receiver = { email: string; firstName: string };

export const resetMail = ({ email, firstName }: Receiver, link: string): Mail =>
  letter(email, `Set a new ${brand.name} password`, [
    `Hello ${firstName},`,
    "somebody asked for a new password for this address. The link works once, within the next hour:",
    link,
    "If it was not you, nothing has changed and you need not do anything.",
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
