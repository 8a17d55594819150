import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { Fragment, type KeyboardEvent } from "react";
import { useOverlaySlot } from "../../theme/overlay-slots.tsx";
import { useReturnFocus } from "../../theme/use-return-focus.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Picture } from "../picture/picture.tsx";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./gallery-zoom.css.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";

export type GalleryZoomProps = {
  /** Names the window for screen readers. */
  label: string;
  /** In the order in which they are seen. */
  pictures: ReadonlyArray<{ src: string; alt: string }>;
  /** Their `sizes` in the page: those files are already loaded and shown until the large ones arrive. */
  sizes: string;
  /** Which of them, from 0. */
  at: number;
  /** Whether the zoom view is open. */
  open: boolean;
  /** Called to show another picture. */
  onAt: (at: number) => void;
  /** It wants to close. */
  onClose: () => void;
};

const arrowStep = 80;

/** The arrow keys pan an enlarged picture, or go to the next one. */
function handleKey(
  event: KeyboardEvent,
  box: HTMLElement | null,
  zoom: Omit<Zoom, "stage" | "sheet">,
  step: (by: 1 | -1) => void,
): void {
  if (!box) return;
  const forward = getComputedStyle(box).direction === "rtl" ? -1 : 1;
  const panOrStep = (way: 1 | -1): void => {
    if (zoom.canShrink) box.scrollBy(way * arrowStep, 0);
    else step(way === forward ? 1 : -1);
  };
  const actions: Record<string, () => void> = {
    "+": zoom.grow,
    "=": zoom.grow,
    "-": zoom.shrink,
    "0": zoom.reset,
    ArrowLeft: () => panOrStep(-1),
    ArrowRight: () => panOrStep(1),
    ArrowUp: () => box.scrollBy(0, -arrowStep),
    ArrowDown: () => box.scrollBy(0, arrowStep),
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
}

type WindowProps = Omit<GalleryZoomProps, "open" | "onClose"> & { onCloseAutoFocus: (event: Event) => void };

function Window({ label, pictures, sizes, at, onAt, onCloseAutoFocus }: WindowProps) {
  const { stage, sheet, ...zoom } = useZoom();
  const picture = pictures[at];
  const step = (by: number): void => {
    if (!pictures[at + by]) return;
    zoom.reset();
    onAt(at + by);
  };
  return (
    <Radix.Content
      className={styles.panel}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        stage.current?.focus();
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      onKeyDown={(event) => handleKey(event, stage.current, zoom, step)}
    >
      <div className={styles.bar}>
        <Radix.Title asChild>
          <VisuallyHidden as="h2">{label}</VisuallyHidden>
        </Radix.Title>
        <div className={styles.status}>
          <Text size="small">{`${at + 1} / ${pictures.length}`}</Text>
        </div>
        {pictures.length > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label="Previous picture"
              disabled={at === 0}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label="Next picture"
              disabled={at === pictures.length - 1}
              onClick={() => step(1)}
            />
          </>
        )}
        <IconButton icon={ZoomOut} label="Smaller" disabled={!zoom.canShrink} onClick={zoom.shrink} />
        <IconButton icon={ZoomIn} label="Larger" disabled={!zoom.canGrow} onClick={zoom.grow} />
        <Radix.Close asChild>
          <IconButton icon={X} label="Close" />
        </Radix.Close>
        <VisuallyHidden live="polite">
          {`Picture ${at + 1} of ${pictures.length}, ${Math.round(zoom.zoom * 100)} percent`}
        </VisuallyHidden>
      </div>
      <div
        ref={stage}
        className={styles.stage}
        data-enlarged={zoom.canShrink}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <div ref={sheet} className={styles.sheet}>
          {picture && (
            <Fragment key={picture.src}>
              <Picture src={picture.src} alt="" fit="contain" size="full" sizes={sizes} eager />
              <div className={styles.large}>
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  fit="contain"
                  ground="clear"
                  size="full"
                  sizes={zoom.canShrink ? "1920px" : "100vw"}
                  eager
                />
              </div>
            </Fragment>
          )}
        </div>
      </div>
    </Radix.Content>
  );
}

/** Pictures over the whole window with zoom. Loaded shortly before it is needed. */
export function GalleryZoom({ open, onClose, ...window }: GalleryZoomProps) {
  const shown = useOverlaySlot("dialog", open);
  const goBack = useReturnFocus(shown);
  return (
    <Radix.Root open={shown} onOpenChange={(opens) => !opens && onClose()}>
      <Radix.Portal>
        <Window {...window} onCloseAutoFocus={goBack} />
      </Radix.Portal>
    </Radix.Root>
  );
}
