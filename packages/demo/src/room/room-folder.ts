/** The folder of the rendered rooms, for code with file access. */
export const roomFolder: URL = new URL("../../rooms/", import.meta.url);
