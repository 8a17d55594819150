/** The folder of the pieces' rendered passes, for code with file access. */
export const shotFolder: URL = new URL("../../shots/", import.meta.url);
