/** Where originals come from. `read` answers null for keys that are not this source's or do not exist. */
export type PictureSource = { read(key: string): Promise<Uint8Array | null> };
