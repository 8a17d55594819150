import type { SessionNotice } from "@heirloop/machines/session/session.connect";
import { Button } from "../../components/button/button.tsx";
import { AppForm } from "../../theme/form.tsx";
import { entered } from "./notices.css.ts";

type Inside = Extract<SessionNotice, { notice: "inside" }>;

export type ImpersonationBannerProps = Omit<Inside, "notice"> & {
  /** URL that leaving is posted to: a form works before hydration. */
  action: string;
  onLeave: () => void;
};

const splitWords = ({
  account: { firstName, lastName, blocked },
  stay,
}: Pick<Inside, "account" | "stay">) => {
  const account = `${firstName} ${lastName}’s account`;
  if (stay === "over") return `Your time in ${account} is over`;
  return [
    `You are in ${account}`,
    blocked && ", which is blocked",
    stay === "ending" && ", for five minutes more at most",
  ]
    .filter(Boolean)
    .join("");
};

/** For impersonating admins, who can always leave. */
export function ImpersonationBanner({ account, stay, leaving, action, onLeave }: ImpersonationBannerProps) {
  return (
    <div role="status" className={entered}>
      {splitWords({ account, stay })}
      <AppForm
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onLeave();
        }}
      >
        <Button type="submit" size="small" busy={leaving}>
          {stay === "over" ? "Log in again" : "Leave"}
        </Button>
      </AppForm>
    </div>
  );
}
