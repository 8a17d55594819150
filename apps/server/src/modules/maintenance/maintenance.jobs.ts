import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Db } from "../../platform/database/database.ts";
import { pruneFirstAnswers } from "../../platform/database/idempotency.queries.ts";
import { deleteFailedJobsBefore } from "../../platform/database/job.queries.ts";
import { recurring } from "../../platform/jobs/jobs.ts";
import { deleteAlertsBefore } from "../alert/alert.queries.ts";
import { deleteCheckoutsBefore } from "../checkout/checkout.queries.ts";
import type { Module } from "../module.ts";
import { deleteNotificationsBefore } from "../notification/notification.queries.ts";
import { deletePaymentEventsBefore } from "../payment/payment.queries.ts";
import { deleteSearchesBefore } from "../search/search.queries.ts";

const day = 24 * 60 * 60 * 1000;

type Kept = {
  /** Milliseconds. */
  readonly time: number;
  readonly deleteBefore: (tx: Db, before: Date) => Promise<void>;
};

/** How long rows are kept that nobody needs any more (docs/operating.md, What is deleted by itself). */
const kept: Readonly<Record<string, Kept>> = {
  // A client may repeat a request with its key for a day.
  "upkeep.prune-keys": { time: day, deleteBefore: pruneFirstAnswers },
  "search.forget": { time: constants.searchesKept, deleteBefore: deleteSearchesBefore },
  // Searches look for pieces listed since their last alert, so an older piece is found by none.
  "alert.delete-old": { time: 90 * day, deleteBefore: deleteAlertsBefore },
  // The gateway can send an event again for 30 days.
  "upkeep.delete-payment-events": { time: 90 * day, deleteBefore: deletePaymentEventsBefore },
  "upkeep.delete-failed-jobs": { time: 90 * day, deleteBefore: deleteFailedJobsBefore },
  // An order has all that is needed of its checkout.
  "upkeep.delete-checkouts": { time: 90 * day, deleteBefore: deleteCheckoutsBefore },
  "upkeep.delete-notifications": { time: 365 * day, deleteBefore: deleteNotificationsBefore },
};

export const maintenance: Module = {
  jobs: (deps) =>
    Object.entries(kept).map(([name, { time, deleteBefore }]) =>
      recurring(name, day, (tx) => deleteBefore(tx, new Date(deps.now().getTime() - time))),
    ),
};
