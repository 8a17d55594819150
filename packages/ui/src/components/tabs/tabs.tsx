import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";
import { usePageDirection } from "../../theme/use-page-direction.ts";
import * as styles from "./tabs.css.ts";

export type TabsProps = {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** In reading order. */
  tabs: ReadonlyArray<{ value: string; label: string; content: ReactNode }>;
  /** The one that is open at first; else the first. */
  defaultValue?: string;
};

/** Parts of one small thing, one at a time, without an address. */
export function Tabs({ label, tabs, defaultValue }: TabsProps) {
  const first = defaultValue ?? tabs[0]?.value;
  return (
    <Radix.Root dir={usePageDirection()} {...(first !== undefined && { defaultValue: first })}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
