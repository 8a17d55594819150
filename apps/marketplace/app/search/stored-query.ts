import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** The query id of docs/product.md §3 with its keyword and results. */
export const storedQuery = localStorageItem("queryID");
