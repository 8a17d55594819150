import type { Region } from "@heirloop/contract/hub/hub";
import { regionSchema } from "@heirloop/contract/hub/hub.schema";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "region";
const year = 365 * 24 * 60 * 60_000;

/** Reads the region from a `Cookie` header or `document.cookie`; null when there is none. */
export function readRegion(cookies: string | null): Region | null {
  return regionSchema.safeParse(readCookie(cookies, name)).data ?? null;
}

/** A value for `document.cookie`. The server needs the region to render pages; coordinates stay in the browser. */
export const createRegionCookie = (region: Region | null): string =>
  formatCookie({ name, value: region ?? "", lifetime: region === null ? 0 : year, secure: false });
