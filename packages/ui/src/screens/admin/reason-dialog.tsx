import { type ReactElement, useState } from "react";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import * as styles from "./admin-screen.css.ts";
import { ReasonForm, type ReasonFormProps } from "./reason-form.tsx";

export type ReasonDialogProps = Omit<ReasonFormProps, "onSend"> & {
  title: string;
  description: string;
  trigger: ReactElement;
};

/**
 * Asks why before an admin does something that cannot be taken back quietly. Without JavaScript the form unfolds in the
 * page.
 */
export function ReasonDialog({ title, description, trigger, ...form }: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.opener}>
        <Dialog
          title={title}
          description={description}
          size="small"
          open={open}
          onOpenChange={setOpen}
          trigger={trigger}
        >
          <ReasonForm {...form} onSend={() => setOpen(false)} />
        </Dialog>
      </div>
      <noscript>
        <details className={styles.form}>
          <summary className={styles.unfold}>{title}</summary>
          <Stack gap="s">
            <Text measure>{description}</Text>
            <ReasonForm {...form} />
          </Stack>
        </details>
      </noscript>
    </>
  );
}
