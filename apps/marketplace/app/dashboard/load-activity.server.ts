import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { RouterContextProvider } from "react-router";
import { loadable } from "../api/loadable.ts";
import { serverApi } from "../api/server-api.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** The page stops here; the header's list has the rest. */
const mostBatches = 20;

/** The first batches of activity; the URL says how many. */
export async function loadActivity({ request, context }: Served, asked: string | null) {
  const batches = /^[1-9]\d?$/.test(asked ?? "") ? Math.min(mostBatches, Number(asked)) : 1;
  const api = serverApi(context);
  const told = Promise.all(
    Array.from({ length: batches }, (_, at) =>
      api.call(notificationEndpoints.list, { body: { skip: at * constants.notificationBatch } }),
    ),
  );
  const activity = await loadable(told, request, (pages) => ({
    notifications: pages.flatMap(({ notifications }): Notification[] => notifications),
    maxed: batches === mostBatches || (pages.at(-1)?.maxed ?? true),
  }));
  return { activity, moreActivity: batches + 1 };
}
