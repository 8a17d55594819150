import type { OrderContext } from "./order-context.ts";
import { otherSide, type SentOrderEvent } from "./order-event.ts";

/** The reason of an event, for the order's history and its mails: as given, or a no-show that caused it. */
export function getReason(
  { noShow }: Pick<OrderContext, "noShow">,
  event: Pick<SentOrderEvent, "type" | "by"> & { reason?: string | undefined },
): string | null {
  if (event.reason !== undefined && event.reason !== "") return event.reason;
  const isCausedByNoShow =
    event.type === "cancel" && noShow !== null && !noShow.contested && noShow.by === event.by;
  return isCausedByNoShow ? `The ${otherSide(noShow.by)} did not come` : null;
}
