import * as z from "zod/mini";
import { keptForGood, readKept } from "../browser-storage/kept-in-browser.ts";

/** The query id of docs/product.md §3, with what was searched for and what was shown. */
const kept = keptForGood("queryID");
const keptSchema = z.object({
  queryId: z.string(),
  term: z.string(),
  /** `heirloopId`s in the order of the results; null once its click was told. */
  pieces: z.array(z.nullable(z.string())),
});
export type KeptQuery = z.infer<typeof keptSchema>;

/** The last search of this browser. */
export const keptQuery = (): KeptQuery | null => readKept(kept, keptSchema) ?? null;

export const keepQuery = (query: KeptQuery): void => kept.write(JSON.stringify(query));
