import { hasAppointment } from "@heirloop/contract/order/order-contact";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Side } from "@heirloop/contract/user/user.schema";
import { appointmentSequence, writeAppointment } from "@heirloop/machines/order/appointment";
import type { Deps } from "../../deps.ts";
import type { OrderRow } from "../order/order.table.ts";
import type { UserRow } from "../user/user.table.ts";
import { presentDetails } from "./order-details.presenter.ts";
import { hubOf } from "./order.mapping.ts";

type Described = Readonly<{
  order: OrderRow;
  people: Parameters<typeof presentDetails>[1] & { seller: Pick<UserRow, "pickupCalendar"> };
  side: Side;
  /** `Walnut credenza and 2 more pieces`. */
  pieces: string;
  /** Its history, oldest first. */
  steps: ReadonlyArray<{ type: string }>;
}>;

/** Writes the calendar file of an order for one side; null while no pickup or delivery is agreed on. */
export function writeOrderCalendar(
  { env, now }: Pick<Deps, "env" | "now">,
  { order, people, side, pieces, steps }: Described,
): string | null {
  const { id, status, agreed, sellerHub } = order;
  if (!hasAppointment(status, agreed)) return null;
  return writeAppointment({
    orderId: id,
    status,
    agreed,
    side,
    timeZone: sellerTimeZone(people.seller.pickupCalendar, hubOf(sellerHub)),
    pieces,
    details: presentDetails(order, people, side),
    sequence: appointmentSequence(steps),
    now: now().toISOString(),
    host: new URL(env.publicUrl).hostname,
    orderUrl: `${env.publicUrl}${pageUrls.order(id)}`,
  });
}
