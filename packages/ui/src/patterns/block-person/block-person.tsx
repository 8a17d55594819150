import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Party } from "@heirloop/contract/user/user.schema";
import { AppForm } from "../../theme/form.tsx";
import { ConfirmedButton } from "../confirm/confirmed-button.tsx";

export type BlockPersonProps = {
  person: Pick<Party, "_id" | "firstName">;
  /** Its text lines up with the text above it. */
  flush?: boolean | undefined;
};

/** Blocks a person after a confirmation; the list of blocked people follows, where it can be undone. */
export function BlockPerson({ person: { _id, firstName }, flush }: BlockPersonProps) {
  return (
    <AppForm method="post" action={pageUrls.blockedPeople()}>
      <input type="hidden" name="person" value={_id} />
      <ConfirmedButton
        confirmation={{
          title: `Block ${firstName}?`,
          description: `You and ${firstName} can no longer write to each other, ask questions, or send each other offers or orders. An open order goes on, and its chat stays open until it ends. ${firstName} is not notified. You can unblock them in your settings.`,
          action: "Block",
        }}
        variant="quiet"
        size="small"
        flush={flush}
        full={false}
        busy={false}
        label={`Block ${firstName}`}
        submit={{ name: "intent", value: "block" }}
      >
        Block
      </ConfirmedButton>
    </AppForm>
  );
}
