import { pageUrls } from "@heirloop/contract/page/page-urls";
import { AccountClosedScreen } from "@heirloop/ui/screens/account-closed/account-closed-screen";
import { redirect } from "react-router";
import { pageMeta } from "../page-head/page-meta.ts";
import { isSessionOpen } from "../session/load-session.server.ts";
import type { Route } from "./+types/account-closed";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Your account is closed",
    description: "Your account was closed, and you are logged out.",
    path: pageUrls.accountClosed(),
    unlisted: true,
  });
}

/** A visitor with a session has an account that is not closed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return (await isSessionOpen({ request, context })) ? redirect(pageUrls.settings()) : null;
}

export default function AccountClosed() {
  return <AccountClosedScreen />;
}
