import * as z from "zod/mini";
import { readJson } from "../browser-storage/browser-storage.ts";
import { storedQuery } from "./stored-query.ts";

const lastQuerySchema = z.object({
  queryId: z.string(),
  term: z.string(),
  /** `heirloopId`s in the order of the results; null once a click was reported. */
  pieces: z.array(z.nullable(z.string())),
});
export type LastQuery = z.infer<typeof lastQuerySchema>;

/** The last search of this browser. */
export const getLastQuery = (): LastQuery | null => readJson(storedQuery, lastQuerySchema) ?? null;

export const saveLastQuery = (query: LastQuery): void => storedQuery.write(JSON.stringify(query));
