import { formatFullName } from "@heirloop/contract/user/full-name";
import type { SessionNotice } from "@heirloop/machines/session/session.connect";
import { Button } from "../../components/button/button.tsx";
import { AppForm } from "../../theme/form.tsx";
import { entered } from "./notices.css.ts";

type Impersonation = Extract<SessionNotice, { notice: "impersonating" }>;

export type ImpersonationBannerProps = Omit<Impersonation, "notice"> & {
  /** URL that leaving is posted to: a form works before hydration. */
  action: string;
  onLeave: () => void;
};

const getText = ({ account, remaining }: Pick<Impersonation, "account" | "remaining">): string => {
  const named = `${formatFullName(account)}’s account`;
  if (remaining === "expired") return `Your session in ${named} has ended`;
  return [
    `You are in ${named}`,
    account.blocked && ", which is blocked",
    remaining === "ending" && ", for five minutes more at most",
  ]
    .filter(Boolean)
    .join("");
};

/** For impersonating admins, who can always leave. */
export function ImpersonationBanner({
  account,
  remaining,
  leaving,
  action,
  onLeave,
}: ImpersonationBannerProps) {
  return (
    <div role="status" className={entered}>
      {getText({ account, remaining })}
      <AppForm
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onLeave();
        }}
      >
        <Button type="submit" size="small" busy={leaving}>
          {remaining === "expired" ? "Log in again" : "Leave"}
        </Button>
      </AppForm>
    </div>
  );
}
