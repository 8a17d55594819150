import { brand } from "../brand/brand.ts";

/** The name of a calendar file, as a download and as the attachment of a mail. */
export const calendarFileName = `${brand.slug}.ics`;

/** The header `content-disposition` of its download. */
export const calendarDisposition = `attachment; filename="${calendarFileName}"`;
