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
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The button that opens it; without one, `open` decides. */
  trigger?: ReactElement;
  /** Set when the parent controls the state. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** The overlay's priority. Overlays that open on their own set it. */
  rank?: OverlayRank;
  /** False: no close button, and neither Escape nor a click outside closes it. */
  dismissable?: boolean;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
};

export type DialogProps = OverlayProps & { size?: "small" | "medium" | "large" };

const keepOpen = (event: Event): void => event.preventDefault();

/** Shared by Dialog and Drawer: root, trigger, backdrop, header, scrolling body, footer. */
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
  // Radix returns the focus only to its own trigger; for other openers it is done here.
  const cameFrom = useRef<Element>(null);
  const enter = (event: Event): void => {
    cameFrom.current = document.activeElement;
    // The panel itself gets the focus: a ring around the close button would be the first thing to see, and screen
    // readers read the title anyway. A field with autofocus keeps it.
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };
  const goBack = (event: Event): void => {
    event.preventDefault();
    // Navigation has already moved the focus.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    // It opened on its own, or its opener was removed.
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
            onEscapeKeyDown: keepOpen,
            onPointerDownOutside: keepOpen,
            onInteractOutside: keepOpen,
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
            // A scroll area must be reachable by keyboard even without controls in it.
            <div className={styles.body} tabIndex={0}>
              <OverlaySlotsProvider slots={null}>{children}</OverlaySlotsProvider>
            </div>
          )}
          {footer && (
            <div className={styles.foot}>
              <OverlaySlotsProvider slots={null}>{footer}</OverlaySlotsProvider>
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

/** A modal dialog; on phones it slides up from the bottom. */
export function Dialog({ size = "medium", ...overlay }: DialogProps) {
  return <Overlay {...overlay} panelClass={classes(styles.panel, styles.size[size])} />;
}
