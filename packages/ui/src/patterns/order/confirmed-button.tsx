import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import { orderFormAction } from "../form-action/form-action.ts";
import type { Confirmation } from "./confirm-dialog.tsx";
import * as styles from "./order.css.ts";

const ConfirmDialog = createLazyComponent(async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);

export type ConfirmedButtonProps = {
  order: Pick<Order, "_id">;
  event: OrderEvent;
  confirmation: Confirmation;
  busy: boolean;
  variant?: "primary";
  /** Full width. */
  full?: boolean;
  onEvent: (event: OrderEvent) => void;
  /** On the button that asks; what it does is said in the dialog. */
  children: ReactNode;
};

/** An irreversible order event: its button opens a dialog, or unfolds the question without JavaScript. */
export function ConfirmedButton({
  order,
  event,
  confirmation,
  busy,
  variant,
  full = true,
  onEvent,
  children,
}: ConfirmedButtonProps) {
  /** Undefined until it was opened once. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <div className={styles.withScripts}>
        <Button
          full={full}
          variant={variant}
          busy={busy}
          aria-haspopup="dialog"
          {...ConfirmDialog.preloadProps}
          onClick={() => setOpen(true)}
        >
          {children}
        </Button>
      </div>
      {open !== undefined && (
        <ConfirmDialog
          confirmation={confirmation}
          open={open}
          onOpenChange={setOpen}
          onConfirm={() => onEvent(event)}
        />
      )}
      <noscript>
        <details>
          <summary className={styles.unfold}>{children}</summary>
          <Stack gap="s">
            <Text size="strong">{confirmation.title}</Text>
            <Text>{confirmation.description}</Text>
            <Button variant="primary" {...orderFormAction(order._id, event, onEvent)}>
              {confirmation.action}
            </Button>
          </Stack>
        </details>
      </noscript>
    </>
  );
}
