/** Sends a calendar file as a download. */
export const calendarResponse = (file: string): Response =>
  new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="heirloop.ics"',
      "cache-control": "no-store",
    },
  });
