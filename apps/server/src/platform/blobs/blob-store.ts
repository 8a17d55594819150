/** Files by key, such as `uploads/3fJ….webp`. The server creates the keys, never a client. */
export type BlobStore = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns null if there is none. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
};
