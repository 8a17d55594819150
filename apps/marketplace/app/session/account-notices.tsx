import { BlockedOverlay } from "@heirloop/ui/screens/notices/blocked-overlay";
import { EnteredAccountBanner } from "@heirloop/ui/screens/notices/entered-account-banner";
import { useAtomValue } from "jotai";
import { useNavigation } from "react-router";
import { userAtom } from "./session.atoms.ts";

const leaveAccount = "/leave-account";

/** What somebody blocked, or an admin inside another account, sees on every page. */
export function AccountNotices() {
  const user = useAtomValue(userAtom);
  const leaving = useNavigation().formAction === leaveAccount;
  return (
    <>
      {user?.enteredBy && <EnteredAccountBanner user={user} leaving={leaving} action={leaveAccount} />}
      {user?.blocked && <BlockedOverlay />}
    </>
  );
}
