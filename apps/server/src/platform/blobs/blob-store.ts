/** Files by key, such as `uploads/3fJ….webp`. Keys are made by the server, never by a client. */
export type BlobStore = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
};
