import type { User } from "@heirloop/contract/user/user.schema";

export type EnteredAccountBannerProps = {
  /** Whose account this is. */
  user: Pick<User, "firstName" | "lastName">;
  leaving: boolean;
  onLeave: () => void;
};

/** For an admin inside another account. */
export function EnteredAccountBanner({ user }: EnteredAccountBannerProps) {
  return <p>{`You are in ${user.firstName} ${user.lastName}’s account`}</p>;
}
