import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { Divider } from "../../components/divider/divider.tsx";
import { Topic } from "./topic.tsx";

/** The pages on which owners download their data and close the account; an impersonating admin does neither. */
export function AccountTopics({ user }: { user: User }) {
  if (user.impersonatedBy) return null;
  return (
    <>
      <Topic
        topic="data"
        text="Download a file with everything that we store about you."
        link={{ label: "Download your data", href: pageUrls.yourData() }}
      />
      <Divider />
      <Topic
        topic="close"
        text="End your listings and delete your data permanently."
        link={{ label: "Close account", href: pageUrls.closeAccount() }}
      />
      <Divider />
    </>
  );
}
