import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { usePictureUrl } from "../picture/picture-source.tsx";
import { Picture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./gallery.css.ts";

const GalleryZoom = createLazyComponent(async () => (await import("./gallery-zoom.tsx")).GalleryZoom);

export type GalleryProps = {
  /** Names the row of pictures for screen readers. */
  label: string;
  /** In display order; `alt` describes the picture. */
  pictures: ReadonlyArray<{ src: string; alt: string }>;
  /** How wide the stage is drawn, as in `sizes` of an image. */
  sizes: string;
  /** Shown over the corner of the picture: a badge, a favorite button. */
  corner?: ReactNode;
};

/** The strip of pictures, and which of them is in sight. */
function useStrip(pictures: GalleryProps["pictures"]) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent([...row.children].indexOf(shown.target));
      },
      { root: row, threshold: 0.6 },
    );
    for (const slide of row.children) seen.observe(slide);
    return () => seen.disconnect();
  }, [pictures]);

  const show = (at: number): void => {
    const row = strip.current;
    const slide = row?.children[at];
    if (!row || !(slide instanceof HTMLElement)) return;
    row.scrollTo({ left: slide.offsetLeft - row.offsetLeft });
  };
  return { strip, current, setCurrent, show };
}

type Position = {
  /** From 0. */
  current: number;
  /** Asks for the picture at a position. */
  onShow: (at: number) => void;
};

/** The buttons to the neighbors of a picture, and its number. */
function Steps({ count, current, onShow }: Position & { count: number }) {
  return (
    <>
      <div className={classes(styles.step, styles.previous)}>
        <IconButton
          icon={ChevronLeft}
          variant="onPicture"
          label="Previous picture"
          disabled={current === 0}
          onClick={() => onShow(current - 1)}
        />
      </div>
      <div className={classes(styles.step, styles.next)}>
        <IconButton
          icon={ChevronRight}
          variant="onPicture"
          label="Next picture"
          disabled={current === count - 1}
          onClick={() => onShow(current + 1)}
        />
      </div>
      <span aria-hidden className={styles.counter}>
        {current + 1} / {count}
      </span>
      <VisuallyHidden live="polite">{`Picture ${current + 1} of ${count}`}</VisuallyHidden>
    </>
  );
}

/** Links to the slides, which scroll to them. */
function Thumbnails({
  pictures,
  slideId,
  current,
  onShow,
}: Position & Pick<GalleryProps, "pictures"> & { slideId: (at: number) => string }) {
  return (
    <div className={styles.thumbs}>
      {pictures.map(({ src }, at) => (
        <a
          key={src}
          href={`#${slideId(at)}`}
          className={styles.thumb}
          aria-label={`Picture ${at + 1}`}
          aria-current={at === current}
          onClick={(event) => {
            event.preventDefault();
            onShow(at);
          }}
        >
          <Picture src={src} alt="" size="thumbnail" sizes="76px" eager />
        </a>
      ))}
    </div>
  );
}

/** Pictures to swipe, step through or select. Without JavaScript it scrolls, and the thumbnails are links. */
export function Gallery({ label, pictures, sizes, corner }: GalleryProps) {
  const id = useId();
  const slideId = (at: number): string => `${id}-${at}`;
  const getUrl = usePictureUrl();
  const { strip, current, setCurrent, show } = useStrip(pictures);
  // Undefined until it was opened once; until then it is not loaded.
  const [enlarged, setEnlarged] = useState<boolean>();
  const enlarge = (event: MouseEvent): void => {
    event.preventDefault();
    setEnlarged(true);
  };

  return (
    <section aria-label={label} className={styles.gallery}>
      <div className={styles.stage}>
        <div ref={strip} className={styles.strip} tabIndex={0} role="group" aria-label={label}>
          {pictures.map(({ src, alt }, at) => (
            <div key={src} id={slideId(at)} className={styles.slide}>
              {/* The button below is the tab stop; before hydration the link opens the file. */}
              <a
                href={getUrl(src, 1280, "webp")}
                className={styles.whole}
                tabIndex={-1}
                onPointerEnter={GalleryZoom.preloadProps.onPointerEnter}
                onClick={enlarge}
              >
                <Picture src={src} alt={alt} size="full" sizes={sizes} priority={at === 0} />
              </a>
            </div>
          ))}
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
        <div className={styles.enlarge}>
          <IconButton
            icon={Maximize2}
            variant="onPicture"
            label="Zoom in"
            aria-haspopup="dialog"
            onFocus={GalleryZoom.preloadProps.onFocus}
            onClick={enlarge}
          />
        </div>
        {pictures.length > 1 && <Steps count={pictures.length} current={current} onShow={show} />}
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} slideId={slideId} current={current} onShow={show} />
      )}
      {enlarged !== undefined && (
        <GalleryZoom
          label={label}
          pictures={pictures}
          sizes={sizes}
          at={current}
          open={enlarged}
          onAt={(at) => {
            setCurrent(at);
            show(at);
          }}
          onClose={() => setEnlarged(false)}
        />
      )}
    </section>
  );
}
