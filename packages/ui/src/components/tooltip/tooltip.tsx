import * as Radix from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";
import { tooltip } from "./tooltip.css.ts";

export type TooltipProps = {
  /** Additional information; nothing essential may be only here. */
  content: ReactNode;
  /** Preferred side; it flips when there is no room. */
  side?: "top" | "bottom";
  /** A button or link. */
  children: ReactElement;
};

/** A word more about a control, on hover and focus. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={12} className={tooltip}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
