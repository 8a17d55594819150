import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import * as styles from "./admin-screen.css.ts";
import { RefundForm, type RefundFormProps } from "./refund-form.tsx";

export type RefundDialogProps = RefundFormProps;

const hasErrors = (answer: RefundFormProps["answer"]): boolean =>
  answer !== undefined && Object.keys(answer.errors).length > 0;

/** Refunds an amount of an order, or all that is left of it. Without JavaScript the form unfolds in the page. */
export function RefundDialog({ order, answer }: RefundDialogProps) {
  const { pieces, buyer } = order;
  const [open, setOpen] = useState(false);
  /** The answer to an earlier form: a dialog that is opened again has a new one, for another refund of any amount. */
  const [seen, setSeen] = useState(answer);
  if (answer !== seen && answer !== undefined && !hasErrors(answer)) {
    setSeen(answer);
    setOpen(false);
  }
  const what = pieces.join(", ");
  const title = `Refund ${buyer.firstName} for ${what}?`;
  const description =
    "The money goes back to the card. Our fee and the seller’s payout are reduced in proportion, but a payout that was sent stays with the seller. This cannot be undone.";
  return (
    <div className={styles.actions}>
      <div className={styles.opener}>
        <Dialog
          title={title}
          description={description}
          size="small"
          open={open}
          onOpenChange={(isOpen) => {
            setOpen(isOpen);
            if (isOpen) setSeen(answer);
          }}
          trigger={
            <Button size="small" variant="quiet" aria-label={`Refund: ${what}`}>
              Refund
            </Button>
          }
        >
          <RefundForm order={order} answer={answer === seen ? undefined : answer} />
        </Dialog>
      </div>
      <noscript>
        <details className={styles.form} open={hasErrors(answer)}>
          <summary className={styles.unfold} aria-label={`Refund: ${what}`}>
            Refund
          </summary>
          <Stack gap="s">
            <Text size="strong">{title}</Text>
            <Text measure>{description}</Text>
            <RefundForm order={order} answer={answer} />
          </Stack>
        </details>
      </noscript>
    </div>
  );
}
