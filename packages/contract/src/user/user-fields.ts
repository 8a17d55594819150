import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { textSchema } from "../endpoint/query-fields.ts";
import { emailMaximumLength, emailMessages, emailPattern } from "./email-pattern.ts";

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(emailMaximumLength, `Use at most ${emailMaximumLength} characters`),
    z.regex(emailPattern, emailMessages.malformed),
    z.toLowerCase(),
  );

/** For logging in, where the form must not reject an old or unusual password. */
export const enteredPasswordSchema = z
  .string()
  .check(z.minLength(1, "Enter your password"), z.maxLength(200));

export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(
      constants.passwordMinimumLength,
      `Use at least ${constants.passwordMinimumLength} characters`,
    ),
    z.maxLength(200, "Use at most 200 characters"),
  );

export const firstNameSchema = textSchema(60, "Enter your first name");
export const lastNameSchema = textSchema(60, "Enter your last name");
export const phoneSchema = z
  .string()
  .check(z.trim(), z.regex(/^\+?[\d\s().-]{7,24}$/, "Enter a phone number"));
