import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { RouterContextProvider } from "react-router";
import { loadable } from "../api/loadable.ts";
import { serverApi } from "../api/server-api.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** The page stops here; the header's list has the rest. */
const maxBatches = 20;

/** The first batches of activity; the URL says how many. */
export async function loadActivity({ request, context }: Served, batchCount: string | null) {
  const batches = /^[1-9]\d?$/.test(batchCount ?? "") ? Math.min(maxBatches, Number(batchCount)) : 1;
  const api = serverApi(context);
  const pages = Promise.all(
    Array.from({ length: batches }, (_, at) =>
      api.call(notificationEndpoints.list, { body: { skip: at * constants.notificationBatch } }),
    ),
  );
  const activity = await loadable(pages, request, (pages) => ({
    notifications: pages.flatMap(({ notifications }): Notification[] => notifications),
    maxed: batches === maxBatches || (pages.at(-1)?.maxed ?? true),
  }));
  return { activity, moreActivity: batches + 1 };
}
