import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { describeBrowser } from "@heirloop/contract/push/describe-browser";
import { pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import type { PushSettings } from "@heirloop/contract/push/push.schema";
import type { PushDevicesProps } from "@heirloop/ui/screens/notification-settings/push-devices";
import { browserApi } from "../api/browser-api.ts";

export type PushStatus = PushDevicesProps["status"];

const serviceWorkerPath = "/service-worker.js";

const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns whether this browser gets push notifications; asks the user nothing. */
export async function getPushStatus({ devices }: PushSettings): Promise<PushStatus> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  // The subscription of another account, or of a session that has ended, is not on the server.
  const isKnown = devices.some(({ current }) => current);
  return isKnown && Notification.permission === "granted" && (await findSubscription()) ? "on" : "off";
}

const isFor = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options.applicationServerKey;
  if (key === null) return false;
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
};

/** A browser has one subscription, and cannot get another key for it. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/**
 * Asks for the permission and subscribes this browser. Call it on a click only. Returns what follows from the
 * user's answer; rejects if the browser or the server refuses.
 */
export async function turnPushOn(publicKey: string): Promise<PushStatus> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
  await browserApi().call(pushEndpoints.subscribe, {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
      name: describeBrowser(navigator.userAgent),
    },
  });
  return "on";
}

/** Rejects if the server cannot be reached. */
export async function turnPushOff({ devices }: PushSettings): Promise<void> {
  const device = devices.find(({ current }) => current);
  if (device) await browserApi().call(pushEndpoints.remove, { params: { id: device._id } });
  await (await findSubscription())?.unsubscribe();
}

/** Returns the message for a failure to turn push notifications on or off. */
export function describePushFailure(error: unknown): string {
  if (error instanceof ProblemError) return error.problem.detail ?? error.message;
  if (error instanceof DOMException && error.name === "AbortError")
    return "Your browser could not reach its notification service. Please try again.";
  return "Something went wrong. Please try again.";
}
