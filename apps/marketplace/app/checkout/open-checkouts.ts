import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const kept = localStorageItem("checkout.open");
/** Names the checkout of this tab, as long as its page is there. */
export const thisTab = crypto.randomUUID();
/** By checkout, until when by this browser's clock its pieces are held. */
const openSchema = z.record(z.string(), z.number());

/** Checkouts in other tabs of this browser whose hold is not over. One that ended without a word is forgotten with its hold. */
function others(checkout: string): [string, number][] {
  const open = Object.entries(readJson(kept, openSchema) ?? {});
  return open.filter(([name, until]) => name !== checkout && until > Date.now());
}

const write = (open: [string, number][]): void => kept.write(JSON.stringify(Object.fromEntries(open)));

/** Tells the other tabs how long this checkout holds its pieces. */
export const addOpenCheckout = (checkout: string, millisecondsLeft: number): void =>
  write([...others(checkout), [checkout, Date.now() + millisecondsLeft]]);

/** The checkout is left, or holds nothing any more. Answers whether another one still holds pieces of this buyer. */
export function removeOpenCheckout(checkout: string): boolean {
  const left = others(checkout);
  write(left);
  return left.length > 0;
}
