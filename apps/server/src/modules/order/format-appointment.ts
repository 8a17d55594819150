import type { DayWindow, TimeWindow } from "@heirloop/contract/order/order.schema";

const day = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const windowHours: Record<DayWindow, string> = {
  morning: "8 am to noon",
  afternoon: "noon to 5 pm",
  evening: "5 to 9 pm",
};

/** `Wednesday, November 25, 8 am to noon`, in emails. */
export const formatAppointment = ({ date, window }: TimeWindow): string =>
  `${day.format(new Date(date))}, ${windowHours[window]}`;
