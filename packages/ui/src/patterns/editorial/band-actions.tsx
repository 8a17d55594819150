import { AppLink } from "../../theme/link.tsx";
import * as styles from "./band-actions.css.ts";

export type BandActionsProps = {
  /** The first weighs more. */
  actions: ReadonlyArray<{ label: string; href: string }>;
};

/** Where to go from a dark band. */
export function BandActions({ actions }: BandActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href }, at) => (
        <AppLink key={href} href={href} className={at === 0 ? styles.first : styles.other}>
          {label}
        </AppLink>
      ))}
    </div>
  );
}
