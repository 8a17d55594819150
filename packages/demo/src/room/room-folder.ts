/** Where the rendered rooms lie, for whoever may read files. */
export const roomFolder: URL = new URL("../../rooms/", import.meta.url);
