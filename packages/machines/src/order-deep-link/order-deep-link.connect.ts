import type { SnapshotFrom } from "xstate";
import type { orderDeepLinkMachine } from "./order-deep-link.machine.ts";

export type OrderDeepLinkView = {
  /** The order being loaded; null without one. */
  loadingOrder: string | null;
};

/** The view for pages. */
export function connectOrderDeepLink(snapshot: SnapshotFrom<typeof orderDeepLinkMachine>): OrderDeepLinkView {
  return { loadingOrder: snapshot.context.order };
}
