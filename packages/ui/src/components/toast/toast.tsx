import { Check, CircleAlert, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import type { FocusEvent } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./toast.css.ts";

export type Toast = { id: string; tone: "success" | "danger"; message: string };

export type ToastsProps = {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** A person closed it. */
  onDismiss: (id: string) => void;
  /** Pointed at or focused: none leaves under a person. */
  onHold: (by: "pointer" | "focus") => void;
  /** The pointer or the focus has left: the timer may continue. */
  onRelease: (by: "pointer" | "focus") => void;
};

const signs = { success: Check, danger: CircleAlert } as const;

/**
 * The region where toasts appear and are announced. Put it once, at the end of the page. Their duration is up to the
 * caller.
 */
export function Toasts({ toasts, onDismiss, onHold, onRelease }: ToastsProps) {
  // On the place and on each of them: they lie in the place, but their events do not pass through it.
  const reading = {
    onPointerEnter: () => onHold("pointer"),
    onPointerLeave: () => onRelease("pointer"),
    onFocus: ({ target }: FocusEvent) => {
      // A click also focuses the toast, but does not mean that the user is reading.
      if (target.matches(":focus-visible")) onHold("focus");
    },
    onBlur: () => onRelease("focus"),
  };
  return (
    <Radix.Provider duration={Number.POSITIVE_INFINITY} label="Message" swipeDirection="right">
      {toasts.map(({ id, tone, message }) => {
        const Sign = signs[tone];
        return (
          <Radix.Root
            key={id}
            className={styles.toast}
            {...reading}
            type={tone === "danger" ? "foreground" : "background"}
            onOpenChange={(open) => {
              if (!open) onDismiss(id);
            }}
          >
            <Sign aria-hidden className={classes(styles.icon, styles.tone[tone])} />
            <Radix.Description className={styles.message}>{message}</Radix.Description>
            <Radix.Close className={styles.close} aria-label="Close message">
              <X aria-hidden size={18} />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className={styles.viewport} label="Messages ({hotkey})" {...reading} />
    </Radix.Provider>
  );
}
