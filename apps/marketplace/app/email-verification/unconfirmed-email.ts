import type { User } from "@heirloop/contract/user/user.schema";

/** The email address that is not confirmed yet; null when there is none. */
export const getUnconfirmedEmail = ({ email, emailVerified, pendingEmail }: User): string | null =>
  pendingEmail ?? (emailVerified ? null : email);
