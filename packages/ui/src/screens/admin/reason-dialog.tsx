import { type ReactElement, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { getText } from "../../patterns/form/get-text.ts";
import { AppForm } from "../../theme/form.tsx";

export type ReasonDialogProps = {
  title: string;
  description: string;
  trigger: ReactElement;
  /** Fields posted besides `reason`. */
  intent: string;
  id: string;
  /** The name of the field; else "Reason". */
  label?: string;
  /** What is said when it is empty; else "Say why". */
  missing?: string;
  /** Who will read the reason. */
  hint: string;
  submit: string;
};

/** Asks why before an admin does something that cannot be taken back quietly. */
export function ReasonDialog({
  title,
  description,
  trigger,
  intent,
  id,
  label = "Reason",
  missing = "Say why",
  hint,
  submit,
}: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { form, tried } = useFocusFirstError({ reason: wrong });
  return (
    <Dialog
      title={title}
      description={description}
      size="small"
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setWrong(undefined);
      }}
      trigger={trigger}
    >
      <AppForm
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          const hasReason = getText(new FormData(event.currentTarget), "reason") !== "";
          tried(hasReason);
          if (hasReason) return setOpen(false);
          event.preventDefault();
          return setWrong(missing);
        }}
      >
        <Stack gap="m">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={id} />
          <TextArea label={label} hint={hint} name="reason" required maxLength={600} rows={3} error={wrong} />
          <Button type="submit" variant="danger" full>
            {submit}
          </Button>
        </Stack>
      </AppForm>
    </Dialog>
  );
}
