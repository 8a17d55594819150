import { randomBytes } from "node:crypto";
import { constants } from "@heirloop/contract/constants/marketplace-constants";

/** Calls from the pages carry the browser's id in this header; the database stores its hash. */
export const deviceHeader = "x-device-id";
/** HttpOnly: only this server reads it. */
export const deviceCookie = "device";

const form = /^[A-Za-z0-9_-]{32}$/;
export const isDeviceId = (text: string): boolean => form.test(text);

/** 192 random bits, so that another browser's id cannot be guessed. */
export const newDeviceId = (): string => randomBytes(24).toString("base64url");

/** Returns a `Set-Cookie` value that keeps the id for as long as browsers allow. */
export function deviceSetCookie(id: string, secure: boolean): string {
  const seconds = constants.deviceRemembered / 1_000;
  return `${deviceCookie}=${id}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
