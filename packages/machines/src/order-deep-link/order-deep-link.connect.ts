import type { SnapshotFrom } from "xstate";
import type { orderDeepLinkMachine } from "./order-deep-link.machine.ts";

export type OrderDeepLinkView = {
  /** The order that is being looked for; null when none is. */
  lookingFor: string | null;
};

/** What a page may show of the machine. */
export function connectOrderDeepLink(snapshot: SnapshotFrom<typeof orderDeepLinkMachine>): OrderDeepLinkView {
  return { lookingFor: snapshot.context.order };
}
