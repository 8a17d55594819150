import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

/** The query id of docs/product.md §3 with its keyword and results. */
const kept = localStorageItem("queryID");
const keptSchema = z.object({
  queryId: z.string(),
  term: z.string(),
  /** `heirloopId`s in the order of the results; null once a click was reported. */
  pieces: z.array(z.nullable(z.string())),
});
export type LastQuery = z.infer<typeof keptSchema>;

/** The last search of this browser. */
export const readLastQuery = (): LastQuery | null => readJson(kept, keptSchema) ?? null;

export const saveLastQuery = (query: LastQuery): void => kept.write(JSON.stringify(query));
