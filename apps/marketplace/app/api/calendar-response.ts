import { calendarDisposition } from "@heirloop/contract/calendar/calendar-file";

/** Sends a calendar file as a download. */
export const calendarResponse = (file: string): Response =>
  new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": calendarDisposition,
      "cache-control": "no-store",
    },
  });
