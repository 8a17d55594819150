import { runInNewContext } from "node:vm";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { beforeAll, expect, test, vi } from "vitest";
import { compileServiceWorker } from "./service-worker-plugin.ts";

const origin = "https://shop.test";
let code: string;
beforeAll(async () => void (code = await compileServiceWorker()));

type Listener = (event: object) => void;
const subscriptionOf = (endpoint: string) => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: "key", auth: "secret" } }),
});

/** Runs the script as a browser does. */
function install({ tabs = [], publicKey = "BKey" }: { tabs?: string[]; publicKey?: string | null } = {}) {
  const listeners = new Map<string, Listener>();
  const clients = tabs.map((url) => ({ url, focus: vi.fn(async () => undefined) }));
  const worker = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: vi.fn(async () => undefined),
    location: new URL(`${origin}/service-worker.js`),
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => subscriptionOf("https://push.example.com/new")) },
    },
    clients: { matchAll: vi.fn(async () => clients), openWindow: vi.fn(async () => null) },
  };
  const fetched = vi.fn(
    async (_url: string, _options?: { method?: string; body?: URLSearchParams; redirect?: string }) =>
      Response.json({ publicKey, devices: [] }),
  );
  runInNewContext(code, { self: worker, fetch: fetched, URL, URLSearchParams });
  /** Resolves when what the listener waits for is done. */
  const dispatch = async (type: string, event: object = {}): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) });
    await Promise.all(waits);
  };
  return { worker, clients, fetched, listeners, dispatch };
}

const content = { id: "n1", title: "New offers", body: "Bea made you an offer", url: "/product/1/chair" };

test("handles no requests, so it cannot cache or change a page", () => {
  expect([...install().listeners.keys()].toSorted()).toEqual([
    "install",
    "notificationclick",
    "push",
    "pushsubscriptionchange",
  ]);
});

test("replaces an older version at once", async () => {
  const { worker, dispatch } = install();
  await dispatch("install");
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test("shows what was sent", async () => {
  const { worker, dispatch } = install();
  await dispatch("push", { data: { json: () => content } });
  expect(worker.registration.showNotification.mock.calls).toEqual([
    [
      "New offers",
      {
        body: "Bea made you an offer",
        icon: "/icon-192.png",
        badge: "/icon-96.png",
        tag: "n1",
        data: { url: "/product/1/chair" },
      },
    ],
  ]);
});

test.each([
  ["nothing", null],
  [
    "text",
    {
      json: () => {
        throw new SyntaxError("no JSON");
      },
    },
  ],
])("shows a notification of its own for %s, as browsers require one", async (_, data) => {
  const { worker, dispatch } = install();
  await dispatch("push", { data });
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    "Heirloop",
    expect.objectContaining({
      body: "You have a new notification.",
      data: { url: pageUrls.notifications() },
    }),
  );
});

const click = (url: unknown) => ({ notification: { close: vi.fn(), data: { url } } });

test("closes the notification and opens its page", async () => {
  const { worker, clients, dispatch } = install({ tabs: [`${origin}/cart`] });
  const event = click("/product/1/chair");
  await dispatch("notificationclick", event);
  expect(event.notification.close).toHaveBeenCalledOnce();
  expect(worker.clients.openWindow.mock.calls).toEqual([[`${origin}/product/1/chair`]]);
  expect(clients[0]?.focus).not.toHaveBeenCalled();
});

test("focuses the page if it is open, without loading it again", async () => {
  const { worker, clients, dispatch } = install({ tabs: [`${origin}/cart`, `${origin}/orders?chat=c1`] });
  await dispatch("notificationclick", click("/orders?chat=c1"));
  expect(clients.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});

test.each(["https://elsewhere.test/", "//elsewhere.test/", "javascript:alert(1)", 5])(
  "never opens another site: %s",
  async (url) => {
    const { worker, dispatch } = install();
    await dispatch("notificationclick", click(url));
    expect(worker.clients.openWindow.mock.calls).toEqual([[`${origin}${pageUrls.notifications()}`]]);
  },
);

const sent = (endpoint: string) => [
  pageUrls.notificationSettings(),
  {
    method: "POST",
    body: new URLSearchParams({ intent: "renew-device", endpoint, p256dh: "key", auth: "secret" }),
    redirect: "manual",
  },
];

test("sends a subscription that the browser has renewed", async () => {
  const { worker, fetched, dispatch } = install();
  await dispatch("pushsubscriptionchange", {
    newSubscription: subscriptionOf("https://push.example.com/renewed"),
  });
  expect(fetched.mock.calls).toEqual([sent("https://push.example.com/renewed")]);
  expect(worker.registration.pushManager.subscribe).not.toHaveBeenCalled();
});

test("subscribes again if the browser has not done so", async () => {
  const { worker, fetched, dispatch } = install();
  await dispatch("pushsubscriptionchange", { newSubscription: null });
  expect(worker.registration.pushManager.subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: "BKey" }],
  ]);
  expect(fetched.mock.calls).toEqual([["/api/push"], sent("https://push.example.com/new")]);
});

test("does not subscribe again at a server that sends no push notifications", async () => {
  const { worker, fetched, dispatch } = install({ publicKey: null });
  await dispatch("pushsubscriptionchange");
  expect(worker.registration.pushManager.subscribe).not.toHaveBeenCalled();
  expect(fetched.mock.calls).toEqual([["/api/push"]]);
});
