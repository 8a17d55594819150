import { Button } from "../../components/button/button.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Asks how the owner has proved who they are before their two-step verification is turned off. */
export const TurnOffTwoStepDialog = ({ id, name }: { id: string; name: string }) => (
  <ReasonDialog
    title={`Turn off two-step verification of ${name}?`}
    description="Only for an owner who has lost the app and the recovery codes, and has proved who they are. Their password alone logs them in again, and all of their devices are logged out."
    trigger={
      <Button size="small" variant="quiet" aria-label={`Turn off two-step verification of ${name}`}>
        Turn off two-step
      </Button>
    }
    intent="turn-off-two-step"
    id={id}
    hint="The owner gets it by email, and it is recorded."
    submit="Turn off"
  />
);
