import type { Region } from "@heirloop/contract/hub/hub";
import { regionSchema } from "@heirloop/contract/hub/hub.schema";

const name = "region";
const year = 365 * 24 * 60 * 60;

/** The region that is remembered, from a `Cookie` header or `document.cookie`; null for none. */
export function regionOf(cookies: string | null): Region | null {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([a-z]+)`).exec(cookies ?? "")?.[1];
  return regionSchema.safeParse(kept).data ?? null;
}

/** A value for `document.cookie`. The server sees the region, so that pages arrive with it; coordinates stay in the browser. */
export const regionCookie = (region: Region | null): string =>
  `${name}=${region ?? ""}; Path=/; Max-Age=${region === null ? 0 : year}; SameSite=Lax`;
