import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { instantOf, wallTimeAt } from "@heirloop/contract/calendar/wall-time";
import type { ActionArgs } from "./order-actions.ts";
import type { OrderContext } from "./order-context.ts";
import { isSide, type OrderActor } from "./order-event.ts";
import { windowEnd, windowTimeZone } from "@heirloop/contract/order/time-window";

/** When the agreed window ends by the seller's clocks, in milliseconds since 1970; null without one. */
const agreedEnd = ({ agreed, timeZone }: OrderContext): number | null =>
  agreed && windowEnd(agreed, timeZone);

/** The day of the agreed window has begun, and the window is not over. */
function isOnTheDay(context: OrderContext, now: string): boolean {
  const end = agreedEnd(context);
  const at = Date.parse(now);
  return (
    end !== null && at < end && wallTimeAt(at, windowTimeZone(context.timeZone)).day === context.agreed?.date
  );
}

/** When the agreed window is over, and with it the delay that the other side announced; null without one. */
function overAt(context: OrderContext, by: OrderActor): number | null {
  const end = agreedEnd(context);
  const delays = context.late.filter((notice) => notice.by !== by).map(({ minutes }) => minutes);
  return end === null ? null : end + Math.max(0, ...delays) * 60_000;
}

function isOver(context: OrderContext, by: OrderActor, now: string): boolean {
  const over = overAt(context, by);
  return over !== null && Date.parse(now) >= over;
}

/** When the answers of these guards change because time passes, in milliseconds since 1970; empty without an agreed time. */
export function timesOfNoShow(context: OrderContext, by: OrderActor): number[] {
  const { agreed } = context;
  const [end, over] = [agreedEnd(context), overAt(context, by)];
  return agreed === null || end === null || over === null
    ? []
    : [instantOf(agreed.date, 0, windowTimeZone(context.timeZone)), end, over];
}

const isASide = ({ event }: ActionArgs) => isSide(event.by);
const isContested = ({ context }: ActionArgs) => context.noShow?.contested === true;

/** Guards for an agreed time when a side is late or does not come. */
export const noShowGuards = {
  mayBeLate: (args: ActionArgs) =>
    isASide(args) &&
    args.context.noShow === null &&
    isOnTheDay(args.context, args.event.now) &&
    args.context.late.filter(({ by }) => by === args.event.by).length < constants.lateNoticesPerSide,
  mayReportNoShow: (args: ActionArgs) =>
    isASide(args) && args.context.noShow === null && isOver(args.context, args.event.by, args.event.now),
  mayContestNoShow: (args: ActionArgs) =>
    isASide(args) &&
    args.context.noShow !== null &&
    args.context.noShow.by !== args.event.by &&
    !isContested(args),
  mayWithdrawNoShow: ({ context, event }: ActionArgs) =>
    context.noShow !== null && context.noShow.by === event.by,
  isAdminWithContestedNoShow: (args: ActionArgs) => args.event.by === "admin" && isContested(args),
  isTimeWithoutNoShow: ({ context, event }: ActionArgs) => event.by === "time" && context.noShow === null,
  isTimeWithOpenNoShow: (args: ActionArgs) =>
    args.event.by === "time" && args.context.noShow !== null && !isContested(args),
  cancelsForNoShow: (args: ActionArgs) =>
    args.context.noShow !== null && args.context.noShow.by === args.event.by && !isContested(args),
  /** A buyer who is said to have the piece does not get the money back without an admin. */
  isASideThatMayCancel: (args: ActionArgs) =>
    isASide(args) && !(isContested(args) && args.event.by === "buyer"),
  /** A picture does not outweigh a buyer who says that nobody came. */
  hasDeliveredUncontested: (args: ActionArgs) => {
    const { context, event } = args;
    if (event.type !== "deliver") return false;
    if (event.by === "buyer") return true;
    const isDoubted = context.noShow !== null && (context.noShow.by === "buyer" || context.noShow.contested);
    return event.by === "seller" && !isDoubted && event.proof !== undefined && event.proof !== "";
  },
};
