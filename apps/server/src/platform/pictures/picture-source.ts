/**
 * A source of originals. `read` returns null for keys of other sources and unknown keys. `width` is the
 * requested width in pixels: a source that generates its pictures need not make them larger.
 */
export type PictureSource = { read(key: string, width: number): Promise<Uint8Array | null> };
