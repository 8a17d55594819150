import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Tag, X } from "lucide-react";
import { useEffect, useRef } from "react";
import * as styles from "./announcement-bar.css.ts";

export type PromoPillProps = {
  onOpen: () => void;
  /** The offer is never shown again in this browser. */
  onDismiss: () => void;
  /** The offer was opened from here, so the focus returns here. */
  focused?: boolean;
};

/** The promo offer after it was dismissed: a line of the announcement bar, where it covers nothing. */
export function PromoPill({ onOpen, onDismiss, focused = false }: PromoPillProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <div className={styles.offer}>
      <button ref={button} type="button" className={styles.pill} onClick={onOpen}>
        <Tag aria-hidden size="1rem" />
        Take {formatCents(constants.promoAmount)} off
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label="Don’t show this offer again"
        onClick={onDismiss}
      >
        <X aria-hidden size="1rem" />
      </button>
    </div>
  );
}
