/**
 * Where originals come from. `read` answers null for keys that are not this source's or do not exist.
 * `width` (pixels) is what will be made of it: a source that makes its pictures need not make them larger.
 */
export type PictureSource = { read(key: string, width: number): Promise<Uint8Array | null> };
