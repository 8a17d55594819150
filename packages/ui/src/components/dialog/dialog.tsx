import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ReactElement, type ReactNode, type RefObject, useState } from "react";
import { classes } from "../../theme/classes.ts";
import { hasTouchKeyboard } from "../../theme/has-touch-keyboard.ts";
import { type OverlayRank, OverlaySlotsProvider, useOverlaySlot } from "../../theme/overlay-slots.tsx";
import { useOverflows } from "../../theme/use-overflows.ts";
import { useReturnFocus } from "../../theme/use-return-focus.ts";
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
  /** The field that it is opened for; it has the focus first, except where that opens a keyboard on the screen. */
  field?: RefObject<HTMLElement | null> | undefined;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
};

export type DialogProps = OverlayProps & {
  /** Its width from tablets on; on phones it is as wide as the screen. */
  size?: "small" | "medium" | "large";
};

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
  field,
  footer,
  children,
}: OverlayProps & { panelClass: string }) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = useOverlaySlot(rank, open ?? ownOpen);
  const change = (opens: boolean): void => {
    setOwnOpen(opens);
    onOpenChange?.(opens);
  };
  const goBack = useReturnFocus(shown);
  const enter = (event: Event): void => {
    // The panel itself gets the focus: a ring around the close button would be the first thing to see, and screen
    // readers read the title anyway. A field with autofocus keeps it.
    event.preventDefault();
    const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    ((hasTouchKeyboard() ? null : field?.current) ?? panel)?.focus();
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
        <Radix.Overlay className={styles.scrim} />
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
          {children !== undefined && <Body title={title}>{children}</Body>}
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

/** The part that scrolls. */
function Body({ title, children }: { title: string; children: ReactNode }) {
  const { ref, overflows } = useOverflows();
  return (
    <div
      ref={ref}
      className={styles.body}
      {...(overflows && { role: "group", "aria-label": title, tabIndex: 0 })}
    >
      <OverlaySlotsProvider slots={null}>{children}</OverlaySlotsProvider>
    </div>
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
