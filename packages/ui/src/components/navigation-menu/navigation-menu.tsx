import * as Radix from "radix-ui/navigation-menu";
import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../../theme/classes.ts";
import { AppLink, type LinkProps } from "../../theme/link.tsx";
import { usePageDirection } from "../../theme/use-page-direction.ts";
import * as styles from "./navigation-menu.css.ts";
import type { NavigationTab } from "./navigation-row.tsx";

export type NavigationMenuProps = {
  /** Names the row for screen readers. */
  label: string;
  /** In order, each with its panel. */
  tabs: ReadonlyArray<NavigationTab & { content: ReactNode }>;
  /** Open from the beginning: the pointer is on this tab already. */
  defaultOpen?: string | undefined;
  /** Takes over the focus that was on this tab when it was still a link. */
  focused?: string | undefined;
  /** A panel opened, or the last one closed. */
  onOpenChange: (open: boolean) => void;
};

/** How long a mouse must rest on a tab, in milliseconds: on its way down to a panel it crosses others. */
const rest = 120;

/** A row of tabs, each opening a full-width panel of links below it: on hover, click, Enter or Space. */
export function NavigationMenu({
  label,
  tabs,
  defaultOpen = "",
  focused,
  onOpenChange,
}: NavigationMenuProps) {
  const row = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const change = (next: string): void => {
    setOpen(next);
    if ((next === "") !== (open === "")) onOpenChange(next !== "");
  };

  const pointerType = useRef("");
  const rememberPointer = (event: PointerEvent): void => {
    pointerType.current = event.pointerType;
  };
  // A mouse has opened it by coming; its click is not meant to close it.
  const click = (event: MouseEvent, tab: string): void => {
    if (pointerType.current === "mouse" && open === tab) event.preventDefault();
    pointerType.current = "";
  };

  // The panel follows its tab in the DOM, so Tab reaches it. Radix's proxy for panels elsewhere would be a focus stop
  // without a name.
  useLayoutEffect(() => {
    for (const stop of row.current?.querySelectorAll<HTMLElement>("li > span[aria-hidden][tabindex]") ?? [])
      stop.tabIndex = -1;
  }, [open]);
  useLayoutEffect(() => {
    if (focused !== undefined) row.current?.querySelector<HTMLElement>(`[data-tab="${focused}"]`)?.focus();
    if (defaultOpen !== "") onOpenChange(true);
    // Once: it takes over from the links before it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What it began with does not change.
  }, []);

  return (
    <Radix.Root
      ref={row}
      dir={usePageDirection()}
      aria-label={label}
      value={open}
      onValueChange={change}
      delayDuration={rest}
      skipDelayDuration={0}
    >
      <Radix.List className={styles.list}>
        {tabs.map(({ id, label: words, emphasis, current, content }) => (
          <Radix.Item key={id} value={id}>
            <Radix.Trigger
              data-tab={id}
              aria-current={current ? "page" : undefined}
              className={classes(styles.tab, emphasis && styles.emphasis)}
              onPointerDown={rememberPointer}
              onClick={(event) => click(event, id)}
            >
              {words}
            </Radix.Trigger>
            <Radix.Content className={styles.panel}>{content}</Radix.Content>
          </Radix.Item>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}

/** A link in a panel: following it closes the panel. */
export function NavigationMenuLink(props: Omit<LinkProps, "style">) {
  return (
    <Radix.Link asChild>
      <AppLink {...props} />
    </Radix.Link>
  );
}
