import type { User } from "@heirloop/contract/user/user.schema";
import { Button } from "../../components/button/button.tsx";
import { AppForm } from "../../theme/form.tsx";
import { entered } from "./notices.css.ts";

export type EnteredAccountBannerProps = {
  /** Whose account this is. */
  user: Pick<User, "firstName" | "lastName">;
  leaving: boolean;
  /** Where leaving is posted to: a form, so that it works before any script does. */
  action: string;
};

/** For an admin inside another account. */
export function EnteredAccountBanner({ user, leaving, action }: EnteredAccountBannerProps) {
  return (
    <div role="status" className={entered}>
      {`You are in ${user.firstName} ${user.lastName}’s account`}
      <AppForm method="post" action={action}>
        <Button type="submit" size="small" busy={leaving}>
          Leave
        </Button>
      </AppForm>
    </div>
  );
}
