import { fileURLToPath } from "node:url";

/**
 * Shares the compile cache between servers that tests start from source, which saves more than a second per
 * start.
 */
export const compileCacheEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL("../../../../node_modules/.cache/servers-under-test", import.meta.url),
  ),
};
