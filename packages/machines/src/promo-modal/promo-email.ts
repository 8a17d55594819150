import { emailMaximumLength, emailMessages, emailPattern } from "@heirloop/contract/user/email-pattern";

/**
 * The error of an email address as typed, in the wording of docs/product.md §5; null when a code may be sent
 * to it. Blanks are no address. The offer is part of every guest's visit, so this does without the schema and its
 * library; the server checks again.
 */
export function promoEmailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email === "") return emailMessages.missing;
  return emailPattern.test(email) && email.length <= emailMaximumLength ? null : emailMessages.malformed;
}
