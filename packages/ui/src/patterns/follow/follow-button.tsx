import { Check, Plus } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { markPersonalPart } from "../../theme/personal-part.ts";
import { followFormAction } from "../form-action/form-action.ts";
import type { FollowControl, FollowedParty } from "./follow-control.ts";

export type FollowButtonProps = FollowControl & {
  seller: FollowedParty;
};

/** Follows or unfollows a seller. */
export function FollowButton({ seller, isFollowed, onFollow }: FollowButtonProps) {
  const followed = isFollowed(seller._id);
  const label = followed ? "Following" : "Follow";
  return (
    <Button
      size="small"
      icon={followed ? Check : Plus}
      aria-pressed={followed}
      aria-label={`${label} ${seller.firstName}`}
      {...markPersonalPart({ part: "follow", sellerId: seller._id })}
      {...followFormAction(followed ? "unfollow-seller" : "follow-seller", seller._id, () =>
        onFollow(seller),
      )}
    >
      {label}
    </Button>
  );
}
