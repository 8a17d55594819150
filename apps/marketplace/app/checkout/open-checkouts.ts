import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const storedCheckouts = localStorageItem("checkout.open");
/** Identifies the checkout of this tab. */
export const thisTab = crypto.randomUUID();
/** By checkout: when its hold ends, by this browser's clock. */
const openSchema = z.record(z.string(), z.number());

/**
 * Checkouts in other tabs whose hold has not expired. A checkout that was not closed properly expires with its hold.
 */
function others(checkout: string): [string, number][] {
  const open = Object.entries(readJson(storedCheckouts, openSchema) ?? {});
  return open.filter(([name, until]) => name !== checkout && until > Date.now());
}

const write = (open: [string, number][]): void =>
  storedCheckouts.write(JSON.stringify(Object.fromEntries(open)));

/** Records for other tabs how long this checkout holds its pieces. */
export const addOpenCheckout = (checkout: string, millisecondsLeft: number): void =>
  write([...others(checkout), [checkout, Date.now() + millisecondsLeft]]);

/** Removes this checkout. Returns whether another one still holds pieces of this buyer. */
export function removeOpenCheckout(checkout: string): boolean {
  const left = others(checkout);
  write(left);
  return left.length > 0;
}
