import { createContext, useContext, type ReactNode } from "react";

export type PictureFormat = "avif" | "webp";

/** Address of one rendition. */
export type PictureUrl = (src: string, width: number, format: PictureFormat) => string;

const ownHost: PictureUrl = (src, width, format) => `${src}/${width}.${format}`;

const PictureSourceContext = createContext<PictureUrl>(ownHost);

/** Where pictures are loaded from, if not from the page's host: another host, or fixtures in stories. */
export function PictureSourceProvider({ getUrl, children }: { getUrl: PictureUrl; children: ReactNode }) {
  return <PictureSourceContext value={getUrl}>{children}</PictureSourceContext>;
}

export const usePictureUrl = (): PictureUrl => useContext(PictureSourceContext);
