import { useState, type MouseEvent } from "react";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import { usePictureUrl } from "../picture/picture-source.tsx";
import { Picture } from "../picture/picture.tsx";
import * as styles from "./thumbnails.css.ts";

const GalleryZoom = createLazyComponent(
  async () => (await import("../gallery/gallery-zoom.tsx")).GalleryZoom,
);

export type ThumbnailsProps = {
  /** Names the pictures for screen readers. */
  label: string;
  /** Addresses, in the order in which they are seen. */
  images: readonly string[];
  /** How wide the first picture is drawn, as in `sizes` of an image. */
  sizes: string;
};

/** Thumbnails of all pictures, each opening at full size. Without JavaScript the file opens. */
export function Thumbnails({ label, images, sizes }: ThumbnailsProps) {
  const getUrl = usePictureUrl();
  const [current, setCurrent] = useState(0);
  // Undefined until it was opened once; until then it is not loaded.
  const [enlarged, setEnlarged] = useState<boolean>();
  const open = (at: number) => (event: MouseEvent) => {
    event.preventDefault();
    setCurrent(at);
    setEnlarged(true);
  };
  const getName = (at: number) => `Picture ${at + 1} of ${images.length}`;
  return (
    <>
      <ul className={styles.thumbnails} aria-label={label}>
        {images.map((src, at) => (
          <li key={src} className={at === 0 ? styles.first : undefined}>
            <a
              href={getUrl(src, 1280, "webp")}
              className={styles.link}
              aria-label={`${getName(at)}: view full size`}
              aria-haspopup="dialog"
              onPointerEnter={GalleryZoom.preloadProps.onPointerEnter}
              onFocus={GalleryZoom.preloadProps.onFocus}
              onClick={open(at)}
            >
              <Picture
                src={src}
                alt=""
                size={at === 0 ? "card" : "thumbnail"}
                sizes={at === 0 ? sizes : "72px"}
              />
            </a>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <GalleryZoom
          label={label}
          pictures={images.map((src, at) => ({ src, alt: getName(at) }))}
          sizes={sizes}
          at={current}
          open={enlarged}
          onAt={setCurrent}
          onClose={() => setEnlarged(false)}
        />
      )}
    </>
  );
}
