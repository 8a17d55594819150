import { Button } from "../../components/button/button.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Asks for a reason before an account is blocked; it is recorded in the audit log. */
export const BlockDialog = ({ id, name }: { id: string; name: string }) => (
  <ReasonDialog
    title={`Block ${name}?`}
    description="They see a notice and can only read until the block is lifted. Their pieces come off sale and their offers end; open orders are listed under Orders."
    trigger={
      <Button size="small" variant="quiet" aria-label={`Block ${name}`}>
        Block
      </Button>
    }
    intent="block"
    id={id}
    hint="Only admins read it."
    submit="Block this account"
  />
);
