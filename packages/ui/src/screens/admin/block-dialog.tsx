import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { useFocusRefused } from "../../patterns/form/use-focus-refused.ts";
import { typedText } from "../../patterns/form/typed-text.ts";
import { AppForm } from "../../theme/form.tsx";

/** Asks why before an account is blocked; the reason stands in the audit. */
export function BlockDialog({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { form, tried } = useFocusRefused({ reason: wrong });
  return (
    <Dialog
      title={`Block ${name}?`}
      description="They see a notice and can only read until the block is lifted."
      size="small"
      open={open}
      onOpenChange={(wanted) => {
        setOpen(wanted);
        setWrong(undefined);
      }}
      trigger={
        <Button size="small" variant="quiet" aria-label={`Block ${name}`}>
          Block
        </Button>
      }
    >
      <AppForm
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          const isSaid = typedText(new FormData(event.currentTarget), "reason") !== "";
          tried(isSaid);
          if (isSaid) return setOpen(false);
          event.preventDefault();
          return setWrong("Say why");
        }}
      >
        <Stack gap="m">
          <input type="hidden" name="intent" value="block" />
          <input type="hidden" name="id" value={id} />
          <TextArea
            label="Reason"
            hint="Only admins read it."
            name="reason"
            required
            maxLength={600}
            rows={3}
            error={wrong}
          />
          <Button type="submit" variant="danger" full>
            Block this account
          </Button>
        </Stack>
      </AppForm>
    </Dialog>
  );
}
