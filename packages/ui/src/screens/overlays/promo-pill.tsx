import { business } from "@heirloop/contract/business/business-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Tag } from "lucide-react";
import { useEffect, useRef } from "react";
import * as styles from "./promo-overlay.css.ts";

export type PromoPillProps = {
  onOpen: () => void;
  /** The offer was opened from here, and the focus comes back. */
  focused?: boolean;
};

/** What is left of the promo offer when it was put aside. */
export function PromoPill({ onOpen, focused = false }: PromoPillProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <aside aria-label="Offer">
      <button ref={button} type="button" className={styles.pill} onClick={onOpen}>
        <Tag aria-hidden size={16} />
        Take {formatCents(business.promoAmount)} off
      </button>
    </aside>
  );
}
