/** Where the rendered passes of the pieces lie, for whoever may read files. */
export const shotFolder: URL = new URL("../../shots/", import.meta.url);
