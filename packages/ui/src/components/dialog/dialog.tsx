import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useRef, useState, type ReactElement, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { focusPage } from "../../theme/focus-page.ts";
import { type OverlayRank, OverlaySlotsProvider, useOverlaySlot } from "../../theme/overlay-slots.tsx";
import { Heading } from "../heading/heading.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./dialog.css.ts";

export type OverlayProps = {
  /** Its heading, and its name for screen readers. */
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The button that opens it; without one, `open` decides. */
  trigger?: ReactElement;
  /** Given by whoever keeps the state; else it keeps its own. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** How important it is among what is open. What opens by itself says what it is. */
  rank?: OverlayRank;
  /** Off: no cross, and neither Escape nor a press outside closes it. */
  dismissable?: boolean;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

export type DialogProps = OverlayProps & { size?: keyof typeof styles.size };

const stay = (event: Event): void => event.preventDefault();

/** What Dialog and Drawer share: root, trigger, veil, head, scrolling body, foot. */
export function Overlay({
  panelClass,
  title,
  hideTitle,
  description,
  trigger,
  open,
  onOpenChange,
  rank = "dialog",
  dismissable = true,
  footer,
  children,
}: OverlayProps & { panelClass: string }) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = useOverlaySlot(rank, open ?? ownOpen);
  const change = (opens: boolean): void => {
    setOwnOpen(opens);
    onOpenChange?.(opens);
  };
  // Radix returns the focus to its own trigger only; what is opened from elsewhere goes back there.
  const cameFrom = useRef<Element>(null);
  const enter = (event: Event): void => {
    cameFrom.current = document.activeElement;
    // The panel itself takes the focus: a ring around its cross would be the first thing one sees, and a screen
    // reader says the title either way. A field that asks for the focus has it already and keeps it.
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };
  const goBack = (event: Event): void => {
    event.preventDefault();
    // Another page came meanwhile, and has the focus.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    // It opened by itself, or what opened it is gone.
    if (document.activeElement === document.body) focusPage();
  };
  const heading = (
    <Radix.Title asChild>
      {hideTitle ? <VisuallyHidden as="h2">{title}</VisuallyHidden> : <TitleHeading>{title}</TitleHeading>}
    </Radix.Title>
  );
  return (
    <Radix.Root open={shown} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          className={panelClass}
          onOpenAutoFocus={enter}
          {...(!trigger && { onCloseAutoFocus: goBack })}
          {...(description ? {} : { "aria-describedby": undefined })}
          {...(!dismissable && {
            onEscapeKeyDown: stay,
            onPointerDownOutside: stay,
            onInteractOutside: stay,
          })}
        >
          <div className={styles.head}>
            <div>
              {heading}
              {description && (
                <Radix.Description asChild>
                  <div className={styles.description}>{description}</div>
                </Radix.Description>
              )}
            </div>
            {dismissable && (
              <div className={styles.close}>
                <Radix.Close asChild>
                  <IconButton icon={X} label="Close" />
                </Radix.Close>
              </div>
            )}
          </div>
          {children !== undefined && (
            // What scrolls can be reached by keyboard, even with nothing to press in it.
            <div className={styles.body} tabIndex={0}>
              <OverlaySlotsProvider turns={null}>{children}</OverlaySlotsProvider>
            </div>
          )}
          {footer && (
            <div className={styles.foot}>
              <OverlaySlotsProvider turns={null}>{footer}</OverlaySlotsProvider>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function TitleHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Heading level={2} size="subheading" {...(id && { id })}>
      {children}
    </Heading>
  );
}

/** Asks or tells one thing above the page; on a phone it rises from the bottom edge. */
export function Dialog({ size = "medium", ...overlay }: DialogProps) {
  return <Overlay {...overlay} panelClass={classes(styles.panel, styles.size[size])} />;
}
