import type { User } from "@heirloop/contract/user/user.schema";

/** The address that waits for the click on its link; null when there is none. */
export const getUnconfirmedEmail = ({ email, emailVerified, pendingEmail }: User): string | null =>
  pendingEmail ?? (emailVerified ? null : email);
