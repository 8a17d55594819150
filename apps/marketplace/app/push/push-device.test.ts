import type { PushSettings } from "@heirloop/contract/push/push.schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describePushFailure, getPushStatus, turnPushOff, turnPushOn } from "./push-device.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../api/browser-api.ts", () => ({ browserApi: () => ({ call }) }));

const keyOf = (byte: number) => Buffer.alloc(65, byte).toString("base64url");
const publicKey = keyOf(4);
const keys = { p256dh: "key", auth: "secret" };
type Subscription = {
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => Promise<boolean>;
  toJSON: () => object;
};

/** A browser in which the user answers a question for permission with `answer`. */
function openBrowser({
  permission = "default",
  answer = "granted",
  key,
}: {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  /** Of its subscription, if it has one. */
  key?: string;
} = {}) {
  let subscription: Subscription | null = null;
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    subscription = {
      options: {
        applicationServerKey: new Uint8Array(Buffer.from(applicationServerKey, "base64url")).buffer,
      },
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
      toJSON: () => ({ endpoint: "https://push.example.com/1", keys }),
    };
    return subscription;
  });
  if (key !== undefined) void subscribe({ applicationServerKey: key });
  subscribe.mockClear();
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const register = vi.fn(async () => registration);
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("window", { Notification: notification, PushManager: {} });
  vi.stubGlobal("navigator", {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    serviceWorker: {
      register,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return { notification, subscribe, register, hasSubscription: () => subscription !== null };
}

const settings = (current?: boolean): PushSettings => ({
  publicKey,
  devices:
    current === undefined ? [] : [{ _id: "d1", name: "Chrome", date: "2026-11-24T12:00:00.000Z", current }],
});

beforeEach(() => call.mockReset());
afterEach(() => vi.unstubAllGlobals());

test("asks nothing and registers nothing to find out what is on", async () => {
  const { notification, register, subscribe } = openBrowser();
  expect(await getPushStatus(settings())).toBe("off");
  expect([notification.requestPermission, register, subscribe].map(({ mock }) => mock.calls)).toEqual([
    [],
    [],
    [],
  ]);
});

test("is on only if both the browser and the server know the subscription, and it is allowed", async () => {
  const read = (browser: Parameters<typeof openBrowser>[0], current?: boolean) => {
    openBrowser(browser);
    return getPushStatus(settings(current));
  };
  expect([
    await read({ permission: "granted", key: publicKey }, true),
    await read({ permission: "granted", key: publicKey }, false),
    await read({ permission: "granted", key: publicKey }),
    await read({ permission: "granted" }, true),
    await read({ permission: "default", key: publicKey }, true),
    await read({ permission: "denied", key: publicKey }, true),
  ]).toEqual(["on", "off", "off", "off", "off", "blocked"]);
});

test.each(["window", "navigator"])("is not supported without what %s needs for it", async (name) => {
  openBrowser();
  vi.stubGlobal(name, {});
  expect(await getPushStatus(settings())).toBe("unsupported");
});

test("turns on: permission, service worker, subscription, server", async () => {
  const { subscribe, register } = openBrowser();
  expect(await turnPushOn(publicKey)).toBe("on");
  expect(register.mock.calls).toEqual([["/service-worker.js"]]);
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: publicKey }]]);
  expect(
    call.mock.calls.map(([endpoint, input]: unknown[]) => [(endpoint as { path: string }).path, input]),
  ).toEqual([
    [
      "/api/push/devices/current",
      { body: { endpoint: "https://push.example.com/1", keys, name: "Firefox on Linux" } },
    ],
  ]);
});

test.each([
  ["denied", "blocked"],
  ["default", "off"],
] as const)("changes nothing when the user answers %s", async (answer, status) => {
  const { register } = openBrowser({ answer });
  expect(await turnPushOn(publicKey)).toBe(status);
  expect([register.mock.calls, call.mock.calls]).toEqual([[], []]);
});

test("keeps the browser's subscription, unless it is for another key", async () => {
  const same = openBrowser({ key: publicKey });
  await turnPushOn(publicKey);
  expect(same.subscribe).not.toHaveBeenCalled();
  const other = openBrowser({ key: keyOf(5) });
  await turnPushOn(publicKey);
  expect(other.subscribe).toHaveBeenCalledOnce();
});

test("turns off on the server and in the browser", async () => {
  const { hasSubscription } = openBrowser({ permission: "granted", key: publicKey });
  await turnPushOff(settings(true));
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([{ params: { id: "d1" } }]);
  expect(hasSubscription()).toBe(false);
});

test("says what went wrong", () => {
  expect([
    describePushFailure(new DOMException("no service", "AbortError")),
    describePushFailure(new TypeError("x")),
  ]).toEqual([
    "Your browser could not reach its notification service. Please try again.",
    "Something went wrong. Please try again.",
  ]);
});
