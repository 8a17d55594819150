import { type ButtonHTMLAttributes, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonProps } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import { withScripts } from "../../theme/with-scripts.css.ts";
import type { Confirmation } from "./confirmation.ts";
import * as styles from "./confirm.css.ts";
import { Consequences } from "./consequences.tsx";

const ConfirmDialog = createLazyComponent(async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);

export type ConfirmedButtonProps = {
  confirmation: Confirmation;
  busy: boolean;
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: ButtonProps["size"];
  flush?: ButtonProps["flush"];
  /** The accessible name, when the button's own text names no object: in a table. */
  label?: string | undefined;
  /** Full width. */
  full?: boolean | undefined;
  /** Attributes of the button that submits: unless told otherwise, the form around it. */
  submit?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "form" | "name" | "value" | "onClick">;
  /** On the button that asks; what it does is said in the dialog. */
  children: ReactNode;
};

/** An irreversible action: its button opens a dialog, or unfolds the question without JavaScript. */
export function ConfirmedButton({
  confirmation,
  busy,
  variant,
  size,
  flush,
  label,
  full = true,
  submit,
  children,
}: ConfirmedButtonProps) {
  /** Undefined until it was opened once. */
  const [open, setOpen] = useState<boolean>();
  const submitButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={withScripts}>
        <Button
          full={full}
          variant={variant}
          size={size}
          flush={flush}
          aria-label={label}
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
          onConfirm={() => submitButton.current?.click()}
        />
      )}
      {/* The dialog is outside of the form. Only while it is open: Enter in a field would press a hidden button, too. */}
      {open && <button type="submit" hidden ref={submitButton} {...submit} />}
      <noscript>
        <details className={styles.question}>
          <summary className={styles.unfold} aria-label={label}>
            {children}
          </summary>
          <Stack gap="s">
            <Text size="strong">{confirmation.title}</Text>
            <Text>
              <Consequences {...confirmation} />
            </Text>
            <Button type="submit" variant="primary" {...submit}>
              {confirmation.action}
            </Button>
          </Stack>
        </details>
      </noscript>
    </>
  );
}
