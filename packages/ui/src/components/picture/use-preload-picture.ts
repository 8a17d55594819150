import { useRef } from "react";
import { type PictureProps, renditions } from "./picture.tsx";
import { useAvifSources } from "./picture-source.tsx";

/** Milliseconds that a pointer rests on a link before its picture is loaded; the router waits as long for the page. */
const restDelay = 100;

export type PreloadedPicture = Pick<PictureProps, "src" | "sizes"> & {
  size: NonNullable<PictureProps["size"]>;
};

/**
 * Spread on a link: loads the picture of the next page, with the same `sizes` and `size` as there, once a pointer or
 * the focus rests on the link. `onRest` is called at the same time.
 */
export function usePreloadPicture(picture: PreloadedPicture | undefined, onRest?: () => void) {
  const getSources = useAvifSources();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): void => clearTimeout(timer.current);
  const start = (): void => {
    if (picture === undefined) return;
    const { src, size, sizes } = picture;
    cancel();
    timer.current = setTimeout(() => {
      // Not a `preload` link: the browser would complain of each picture whose page was not opened after all.
      const image = new Image();
      image.fetchPriority = "low";
      image.sizes = sizes;
      image.srcset = getSources(src, renditions[size]);
      onRest?.();
    }, restDelay);
  };
  return {
    onPointerEnter: start,
    onPointerLeave: cancel,
    onFocus: start,
    onBlur: cancel,
    onTouchStart: start,
  };
}
