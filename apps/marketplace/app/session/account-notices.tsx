import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { BlockedOverlay } from "@heirloop/ui/screens/notices/blocked-overlay";
import { EnteredAccountBanner } from "@heirloop/ui/screens/notices/entered-account-banner";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { userAtom } from "./session.atoms.ts";
import { tokenCookie } from "./token-cookie.ts";

/** What somebody blocked, or an admin inside another account, sees on every page. */
export default function AccountNotices() {
  const user = useAtomValue(userAtom);
  const [leaving, setLeaving] = useState(false);
  const alert = useAlert();
  if (user === null) return null;

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      const { token } = await browserApi().call(adminEndpoints.leaveAccount);
      document.cookie = tokenCookie(token, window.location.protocol === "https:");
      // Everything on screen belongs to the account that was left.
      window.location.assign("/");
    } catch {
      setLeaving(false);
      alert({ tone: "danger", message: "The account could not be left. Try again." });
    }
  }

  return (
    <>
      {user.enteredBy && <EnteredAccountBanner user={user} leaving={leaving} onLeave={() => void leave()} />}
      {user.blocked && <BlockedOverlay />}
    </>
  );
}
