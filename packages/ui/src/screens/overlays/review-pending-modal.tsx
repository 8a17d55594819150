import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";

export type ReviewPendingModalProps = {
  waitsFor: "email" | "check";
  /** Asks for the email address to be confirmed. */
  emailNotice?: ReactNode;
  onDone: () => void;
};

/** After a review that is not published in the usual way. */
export function ReviewPendingModal({ waitsFor, emailNotice, onDone }: ReviewPendingModalProps) {
  return (
    <Dialog
      title="Thank you for your review!"
      size="small"
      open
      onOpenChange={onDone}
      footer={
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      }
    >
      {waitsFor === "check" ? (
        <Text>Your review is being checked. We publish it after that; there is nothing you need to do.</Text>
      ) : (
        <Stack gap="m">
          <Text>Your review is saved. It is published after you confirm your email address.</Text>
          {emailNotice}
        </Stack>
      )}
    </Dialog>
  );
}
