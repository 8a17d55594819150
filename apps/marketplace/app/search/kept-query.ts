import * as z from "zod/mini";

/** The query id of docs/product.md §3, with what was searched for and what was shown. */
const key = "queryID";
const keptSchema = z.object({
  queryId: z.string(),
  term: z.string(),
  /** `heirloopId`s in the order of the results; null once its click was told. */
  pieces: z.array(z.nullable(z.string())),
});
export type KeptQuery = z.infer<typeof keptSchema>;

/** The last search of this browser. */
export function keptQuery(): KeptQuery | null {
  try {
    return keptSchema.safeParse(JSON.parse(window.localStorage.getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function keepQuery(query: KeptQuery): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(query));
  } catch {
    // Without storage nobody hears of the click.
  }
}
