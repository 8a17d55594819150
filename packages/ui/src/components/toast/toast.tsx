import { Check, CircleAlert, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { classes } from "../../theme/classes.ts";
import * as styles from "./toast.css.ts";

export type Toast = { id: string; tone: keyof typeof styles.tone; message: string };

export type ToastsProps = {
  toasts: readonly Toast[];
  /** Its time is over, or a person closed it. */
  onDismiss: (id: string) => void;
  /** In milliseconds; stands still while pointed at or focused. */
  duration?: number;
};

const signs = { success: Check, danger: CircleAlert } as const;

/** The corner where messages come and go. Put it once, at the end of the page. */
export function Toasts({ toasts, onDismiss, duration = 7000 }: ToastsProps) {
  return (
    <Radix.Provider duration={duration} label="Message" swipeDirection="right">
      {toasts.map(({ id, tone, message }) => {
        const Sign = signs[tone];
        return (
          <Radix.Root
            key={id}
            className={styles.toast}
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
      <Radix.Viewport className={styles.viewport} label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}
