import * as Radix from "radix-ui/popover";
import type { ReactElement, ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./popover.css.ts";

export type PopoverProps = {
  /** Names the panel for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Alignment with the trigger. */
  align?: "start" | "center" | "end";
  /** Set when the parent controls the state. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A small panel attached to its button. */
export function Popover({ label, trigger, align = "start", open, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={classes(styles.floating, styles.padded)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
