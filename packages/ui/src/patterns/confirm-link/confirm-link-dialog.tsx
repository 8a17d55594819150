import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Inline } from "../../components/inline/inline.tsx";

/** The action of an external link; `title` is the listing's; two people may have the same `name`. */
export type LinkRequest =
  | { kind: "favorite"; title: string }
  | { kind: "listing"; title: string }
  | { kind: "userAccountAdmin"; name: string; email: string };

export type ConfirmLinkDialogProps = {
  request: LinkRequest;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function getCopy(request: LinkRequest): { title: string; description: string; action: string } {
  switch (request.kind) {
    case "favorite":
      return {
        title: "Save this piece to your favorites?",
        description: `The link you opened asks to save “${request.title}”.`,
        action: "Save to favorites",
      };
    case "listing":
      return {
        title: `Open the conversation about “${request.title}”?`,
        description:
          "The link you opened asks to contact the seller. Nothing is sent until you write a message.",
        action: "Open conversation",
      };
    case "userAccountAdmin":
      return {
        title: "Enter this account?",
        description: `The link you opened asks to enter the account of ${request.name} (${request.email}). What you change there is recorded.`,
        action: "Enter account",
      };
  }
}

/** Asks for confirmation before an external link performs an action. */
export function ConfirmLinkDialog({ request, open, onConfirm, onCancel }: ConfirmLinkDialogProps) {
  const { title, description, action } = getCopy(request);
  return (
    <Dialog
      title={title}
      description={description}
      size="small"
      open={open}
      onOpenChange={(opens) => opens || onCancel()}
      footer={
        <Inline gap="s" justify="end">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {action}
          </Button>
        </Inline>
      }
    />
  );
}
