import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import type { Confirmation } from "./confirmation.ts";
import { Consequences } from "./consequences.tsx";

export type ConfirmDialogProps = {
  confirmation: Confirmation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
};

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ confirmation, open, onOpenChange, onConfirm }: ConfirmDialogProps) {
  const { title, action } = confirmation;
  return (
    <Dialog
      title={title}
      description={<Consequences {...confirmation} />}
      size="small"
      open={open}
      onOpenChange={onOpenChange}
    >
      <Inline gap="s" justify="end">
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          Go back
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onOpenChange(false);
            onConfirm();
          }}
        >
          {action}
        </Button>
      </Inline>
    </Dialog>
  );
}
