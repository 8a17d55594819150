import { deviceHeader, isDeviceId } from "../../http/device-id.ts";
import type { RequestFacts } from "../../http/route.ts";

/** The browser's device id, which calls from the pages carry; null for other clients. */
export function deviceOf({ raw }: RequestFacts): string | null {
  const device = raw.headers.get(deviceHeader);
  return device !== null && isDeviceId(device) ? device : null;
}
