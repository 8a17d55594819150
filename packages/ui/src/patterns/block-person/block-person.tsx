import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Party } from "@heirloop/contract/user/user.schema";
import { Button } from "../../components/button/button.tsx";
import { AppForm } from "../../theme/form.tsx";
import { ConfirmedButton } from "../confirm/confirmed-button.tsx";
import { blockCopy } from "./block-copy.ts";

export type BlockPersonProps = {
  person: Pick<Party, "_id" | "firstName" | "slug">;
  /** Its text lines up with the text above it. */
  flush?: boolean | undefined;
  /** The visitor is not logged in. The login follows, and then a page that asks, so nothing is asked before. */
  guest?: boolean;
};

/** Blocks a person after a confirmation; the list of blocked people follows, where it can be undone. */
export function BlockPerson({ person: { _id, firstName, slug }, flush, guest = false }: BlockPersonProps) {
  const label = `Block ${firstName}`;
  const submit = { name: "intent", value: "block" };
  return (
    <AppForm method="post" action={pageUrls.blockedPeople()}>
      <input type="hidden" name="person" value={_id} />
      {slug !== null && <input type="hidden" name="slug" value={slug} />}
      {guest ? (
        <Button type="submit" variant="quiet" size="small" flush={flush} aria-label={label} {...submit}>
          Block
        </Button>
      ) : (
        <ConfirmedButton
          confirmation={{ ...blockCopy(firstName), action: "Block" }}
          variant="quiet"
          size="small"
          flush={flush}
          full={false}
          busy={false}
          label={label}
          submit={submit}
        >
          Block
        </ConfirmedButton>
      )}
    </AppForm>
  );
}
