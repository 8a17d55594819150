import type { PushContent, PushSettings } from "@heirloop/contract/push/push.schema";

/**
 * Shows push notifications. It handles no requests, so pages are loaded as without it. The file is served as it is
 * written, without its types: it cannot import anything else (service-worker-plugin.ts).
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types cannot say that this file runs in a service worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** `pageUrls.notificationSettings()` and `pageUrls.notifications()`. */
const pages = { settings: "/settings/notifications", notifications: "/notifications" };

/** Browsers withdraw the permission of a site that shows nothing. */
const unreadable: PushContent = {
  id: "unreadable",
  title: "Heirloop",
  body: "You have a new notification.",
  url: pages.notifications,
};

function parseContent(data: PushMessageData | null): PushContent {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our server encrypted it for this browser.
    return { ...unreadable, ...(data?.json() as Partial<PushContent> | undefined) };
  } catch {
    return unreadable;
  }
}

async function showNotification({ id, title, body, url }: PushContent): Promise<void> {
  await worker.registration.showNotification(title, {
    body,
    icon: "/icon-192.png",
    badge: "/icon-96.png",
    // A repeated message replaces the first one.
    tag: id,
    data: { url },
  });
}

/** Returns a page of this site, whatever the notification says. */
function pageOf(notification: Notification): string {
  const { origin } = worker.location;
  const data: unknown = notification.data;
  const path = typeof data === "object" && data !== null && "url" in data ? data.url : undefined;
  const url = new URL(typeof path === "string" ? path : pages.notifications, origin);
  return url.origin === origin ? url.href : new URL(pages.notifications, origin).href;
}

/** A tab with another page is left alone: something may be typed there. */
async function openPage(href: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === href);
  if (open === undefined) await worker.clients.openWindow(href);
  else await open.focus();
}

async function fetchPublicKey(): Promise<string | null> {
  const response = await fetch("/api/push");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server's answer follows the contract.
  return response.ok ? ((await response.json()) as PushSettings).publicKey : null;
}

/** Sends the new subscription with the session's cookie; the server replaces the one before. */
async function renewSubscription(renewed: PushSubscription | null | undefined): Promise<void> {
  let subscription = renewed;
  if (!subscription) {
    const applicationServerKey = await fetchPublicKey();
    if (applicationServerKey === null) return;
    subscription = await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    });
  }
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await fetch(pages.settings, {
    method: "POST",
    body: new URLSearchParams({ intent: "renew-device", endpoint: endpoint ?? "", p256dh, auth }),
    // The answer leads to the page, which nobody sees.
    redirect: "manual",
  });
}

// The newest version is the only one that fits the server.
worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("push", (event) => event.waitUntil(showNotification(parseContent(event.data))));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(pageOf(event.notification)));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  // Some browsers send the event without a subscription.
  const { newSubscription } = event as ExtendableEvent & { newSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(renewSubscription(newSubscription));
});
