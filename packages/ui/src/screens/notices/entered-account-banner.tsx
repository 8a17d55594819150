import type { User } from "@heirloop/contract/user/user.schema";
import { Button } from "../../components/button/button.tsx";
import { entered } from "./notices.css.ts";

export type EnteredAccountBannerProps = {
  /** Whose account this is. */
  user: Pick<User, "firstName" | "lastName">;
  leaving: boolean;
  onLeave: () => void;
};

/** For an admin inside another account. */
export function EnteredAccountBanner({ user, leaving, onLeave }: EnteredAccountBannerProps) {
  return (
    <div role="status" className={entered}>
      {`You are in ${user.firstName} ${user.lastName}’s account`}
      <Button size="small" busy={leaving} onClick={onLeave}>
        Leave
      </Button>
    </div>
  );
}
