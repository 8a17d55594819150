import type { Party } from "@heirloop/contract/user/user.schema";

export type FollowedParty = Pick<Party, "_id" | "firstName">;

/** How a page reads and changes which sellers the visitor follows. */
export type FollowControl = {
  isFollowed: (sellerId: string) => boolean;
  onFollow: (seller: FollowedParty) => void;
};
