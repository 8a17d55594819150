import * as Radix from "radix-ui/popover";
import type { ReactElement, ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./popover.css.ts";

export type PopoverProps = {
  /** Names the panel for screen readers. */
  label: string;
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A small panel beside the button that opens it. */
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
