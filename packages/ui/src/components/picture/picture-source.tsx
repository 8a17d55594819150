import { createContext, useContext, useMemo, type ReactNode } from "react";

export type PictureFormat = "avif" | "webp";

/** Address of one rendition. */
export type PictureUrl = (src: string, width: number, format: PictureFormat) => string;

type PictureSource = {
  /** Returns the address of a rendition. */
  getUrl: PictureUrl;
  /** Width of the original in pixels; infinite if it is unknown. Wider renditions show nothing more. */
  getWidth: (src: string) => number;
};

/** The size is part of the path, before the signature of a private picture: `/pictures/{key}/640.webp?by=…`. */
export const renditionUrl = (src: string, width: number, format: PictureFormat | "jpg"): string =>
  src.replace(/(?=\?|$)/, `/${width}.${format}`);

const ownHost: PictureSource = {
  getUrl: renditionUrl,
  getWidth: () => Infinity,
};

const PictureSourceContext = createContext(ownHost);

const usePictureSource = (): PictureSource => useContext(PictureSourceContext);

/**
 * Where pictures are loaded from, if not from the page's host (another host, or fixtures in stories), and how wide
 * they are.
 */
export function PictureSourceProvider({
  children,
  ...given
}: Partial<PictureSource> & { children: ReactNode }) {
  const { getUrl, getWidth } = { ...usePictureSource(), ...given };
  const source = useMemo(() => ({ getUrl, getWidth }), [getUrl, getWidth]);
  return <PictureSourceContext value={source}>{children}</PictureSourceContext>;
}

export const usePictureUrl = (): PictureUrl => usePictureSource().getUrl;

/** Returns the `srcset` of a picture in those of these widths that show more than the narrower ones. */
export function useAvifSources(): (src: string, widths: readonly number[]) => string {
  const { getUrl, getWidth } = usePictureSource();
  return (src, widths) => {
    const most = getWidth(src);
    return widths
      .filter((_, index) => (widths[index - 1] ?? 0) < most)
      .map((width) => `${getUrl(src, width, "avif")} ${Math.min(width, most)}w`)
      .join(", ");
  };
}
