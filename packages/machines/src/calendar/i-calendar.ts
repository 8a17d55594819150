/** One event of a calendar file. */
export type CalendarEvent = Readonly<{
  /** The same in every version of the event, so that calendars replace it. */
  uid: string;
  /** Rises with every change of the time or the place. */
  sequence: number;
  /** When this version was written; an ISO instant. */
  writtenAt: string;
  /** `20261125T140000Z` in UTC, or without `Z` in the reader's local time. */
  start: string;
  end: string;
  summary: string;
  /** Lines are separated by `\n`. */
  description: string;
  location: string | null;
  url: string;
}>;

/** Longest line in octets, without its line break (RFC 5545, section 3.1). */
const longestLine = 75;

/** The size of a character in UTF-8. */
function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
}

/** Escapes a TEXT value (RFC 5545, section 3.3.11); control characters are not allowed in it. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** Breaks a line between characters; the next lines begin with a space (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** An instant as a DATE-TIME in UTC: `20261125T140000Z`. */
export const formatUtc = (instant: string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** Writes a calendar file with one event (RFC 5545). */
export function formatCalendar(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heirloop//Orders//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatUtc(event.writtenAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${event.start}`,
    `DTEND:${event.end}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${event.url}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
