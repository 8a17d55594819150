import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { useState } from "react";

export type EndOrderDialogProps = {
  /** On the button that opens it and the one that does it. */
  action: string;
  title: string;
  description: string;
  /** With room for a reason, which the other side reads. */
  asksReason?: boolean;
  busy: boolean;
  onConfirm: (reason: string | undefined) => void;
};

/** Asks once more before an offer or order ends, and why if the other side is to read it. */
export function EndOrderDialog({
  action,
  title,
  description,
  asksReason = false,
  busy,
  onConfirm,
}: EndOrderDialogProps) {
  const [open, setOpen] = useState(false);
  // The text is kept when the dialog is closed or the request fails.
  const [written, setWritten] = useState("");
  return (
    <Dialog
      title={title}
      description={description}
      size="small"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" flush busy={busy}>
          {action}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const reason = written.trim();
          setOpen(false);
          onConfirm(reason === "" ? undefined : reason);
        }}
      >
        <Stack gap="m">
          {asksReason && (
            <TextArea
              label="Reason"
              name="reason"
              optional
              maxLength={600}
              rows={3}
              value={written}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          )}
          <Button type="submit" variant="danger" full>
            {action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
