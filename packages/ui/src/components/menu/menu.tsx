import type { LucideIcon } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { AppLink } from "../../theme/link.tsx";
import { usePageDirection } from "../../theme/use-page-direction.ts";
import { floating } from "../popover/popover.css.ts";
import * as styles from "./menu.css.ts";

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Which edge lines up with the trigger's. */
  align?: "start" | "end";
  /** Set when the parent controls the state. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** It was mounted open by a key, so its first item has the focus. Later openings are handled by the trigger. */
  focusFirst?: boolean;
  children: ReactNode;
};

/** A list of actions and places that opens from a button. */
export function Menu({
  trigger,
  align = "end",
  open,
  onOpenChange,
  focusFirst = false,
  children,
}: MenuProps) {
  return (
    <Radix.Root
      modal={false}
      dir={usePageDirection()}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={classes(floating, styles.list)}
          onFocus={({ target, currentTarget }) => {
            if (focusFirst && target === currentTarget)
              currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Row = {
  /** Before the words. */
  icon?: LucideIcon;
  children: ReactNode;
};

function Face({ icon: Icon, children }: Row) {
  return (
    <>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </>
  );
}

export type MenuItemProps = Row & {
  /** Called when it is chosen, by pointer or key. */
  onSelect: () => void;
  /** It deletes something or cannot be undone. */
  danger?: boolean;
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
};

export function MenuItem({ onSelect, danger, disabled = false, ...row }: MenuItemProps) {
  return (
    <Radix.Item
      className={classes(styles.item, danger && styles.danger)}
      disabled={disabled}
      onSelect={onSelect}
    >
      <Face {...row} />
    </Radix.Item>
  );
}

export type MenuLinkProps = Row & {
  /** Where it leads. */
  href: string;
};

export function MenuLink({ href, ...row }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <AppLink href={href} className={styles.item}>
        <Face {...row} />
      </AppLink>
    </Radix.Item>
  );
}

export type MenuGroupProps = {
  /** The heading. */
  label: string;
  children: ReactNode;
};

/** Rows under a heading of their own. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Radix.Group>
      <Radix.Label className={styles.label}>{label}</Radix.Label>
      {children}
    </Radix.Group>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
