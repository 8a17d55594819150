import type { ReceiverSubscription } from "@heirloop/demo/testing/push-receiver";
import type { Page } from "@playwright/test";

/**
 * Lets a page subscribe at a push service of the journey: Chromium without a window has no permission to show
 * notifications and reaches no push service. The page's own code and its service worker stay as they are. The user
 * answers the question for permission with `answer`.
 */
export async function usePushService(
  page: Page,
  { endpoint, keys }: ReceiverSubscription,
  answer: "granted" | "denied" = "granted",
): Promise<void> {
  await page.context().addInitScript(
    ({ json, permission }) => {
      // The service worker's and the browser's memory, which outlast a page.
      const memory = window.localStorage;
      const subscription = {
        options: { applicationServerKey: null },
        toJSON: () => json,
        unsubscribe: async () => {
          memory.removeItem("push-subscribed");
          return true;
        },
      };
      Object.defineProperty(Notification, "permission", {
        get: () => memory.getItem("push-permission") ?? "default",
      });
      Notification.requestPermission = async () => {
        memory.setItem("push-asked", String(Number(memory.getItem("push-asked") ?? "0") + 1));
        memory.setItem("push-permission", permission);
        return permission;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (memory.getItem("push-subscribed") === null ? null : subscription),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          memory.setItem("push-subscribed", applicationServerKey);
          return subscription;
        },
      });
    },
    { json: { endpoint, keys }, permission: answer },
  );
}

/** Returns how often the user was asked for permission, and the key of the subscription. */
export const readPushMemory = (page: Page): Promise<{ asked: number; key: string | null }> =>
  page.evaluate(() => ({
    asked: Number(window.localStorage.getItem("push-asked") ?? "0"),
    key: window.localStorage.getItem("push-subscribed"),
  }));
