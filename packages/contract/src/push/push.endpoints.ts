import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { idSchema } from "../identity/identity.schema.ts";
import { newPushDeviceSchema, pushSettingsSchema } from "./push.schema.ts";

/** Not among the other constants, which many pages load. */
export const pushDevicesPerAccount = 10;

export const pushEndpoints = {
  get: endpoint("GET", "/api/push", {
    summary: "The key for push notifications, and the account's browsers that get them",
    access: "everyone",
    answer: pushSettingsSchema,
  }),
  subscribe: endpoint("PUT", "/api/push/devices/current", {
    summary: "Send push notifications to this browser; replaces its subscription",
    access: "user",
    body: newPushDeviceSchema,
    answer: pushSettingsSchema,
    errors: ["not-while-entered"],
    limits: [atMost(60, "changes of push notifications", "hour")],
    total: { most: pushDevicesPerAccount, of: "devices with push notifications" },
  }),
  remove: endpoint("DELETE", "/api/push/devices/{id}", {
    summary: "Send no more push notifications to a browser",
    access: "user",
    params: z.object({ id: idSchema }),
    answer: pushSettingsSchema,
    limits: [atMost(300, "devices removed", "hour")],
  }),
};
