import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEvent, formatCalendar, formatUtc } from "./i-calendar.ts";

const event: CalendarEvent = {
  uid: "order-1@shop.test",
  sequence: 2,
  writtenAt: "2026-11-21T10:00:00.000Z",
  start: "20261125T140000Z",
  end: "20261125T180000Z",
  summary: "Pickup: Walnut credenza",
  description: "Ring twice; then wait, please.\nC:\\",
  location: "1421 N Waco Ave, Wichita, KS 67203",
  url: "https://shop.test/?order=order-1",
};

/** Reads a property as RFC 5545 says: unfold the lines, then unescape the text. */
function readText(file: string, name: string): string | undefined {
  const line = file
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_, escaped: string) => (escaped.toLowerCase() === "n" ? "\n" : escaped));
}

test("writes an event with its times, its version and escaped texts", () => {
  expect(formatCalendar(event)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Heirloop//Orders//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:order-1@shop.test",
      "DTSTAMP:20261121T100000Z",
      "SEQUENCE:2",
      "DTSTART:20261125T140000Z",
      "DTEND:20261125T180000Z",
      "SUMMARY:Pickup: Walnut credenza",
      String.raw`DESCRIPTION:Ring twice\; then wait\, please.\nC:\\`,
      String.raw`LOCATION:1421 N Waco Ave\, Wichita\, KS 67203`,
      "URL:https://shop.test/?order=order-1",
      "STATUS:CONFIRMED",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("leaves out a location that is unknown", () => {
  const without = formatCalendar(event).replace(/LOCATION:.*\r\n/, "");
  expect(formatCalendar({ ...event, location: null })).toBe(without);
});

test("does not let a text begin a line of its own", () => {
  const file = formatCalendar({ ...event, summary: "Chair\r\nATTENDEE:mailto:eve@example.test\rX\u0000Y" });
  expect(file).toContain(String.raw`SUMMARY:Chair\nATTENDEE:mailto:eve@example.test\nX Y`);
});

test("breaks a long line after 75 octets, between characters", () => {
  const summary = "Bouclé-Sessel 木".repeat(12);
  const file = formatCalendar({ ...event, summary });
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.find((line) => line.startsWith("SUMMARY"))?.length).toBeGreaterThan(60);
  expect(readText(file, "SUMMARY")).toBe(summary);
});

// The first and the last character of each size in UTF-8, and one between them.
test.each(["~", "é", "߿", "ࠀ", "木", "\uFFFD", "𐀀", "🛋"])(
  "fills each line with as many %s as fit",
  (character) => {
    const file = formatCalendar({ ...event, summary: character.repeat(200) });
    const [first = "", second = ""] = file.slice(file.indexOf("SUMMARY:")).split("\r\n");
    const size = Buffer.byteLength(character);
    expect([first, second]).toEqual([
      `SUMMARY:${character.repeat(Math.floor((75 - "SUMMARY:".length) / size))}`,
      ` ${character.repeat(Math.floor((75 - " ".length) / size))}`,
    ]);
  },
);

test("can be read back, whatever the texts contain", () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(texts, texts, (summary, description) => {
      const file = formatCalendar({ ...event, summary, description });
      const plain = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, " ");
      expect(readText(file, "SUMMARY")).toBe(plain(summary.replaceAll(/\r\n?/g, "\n")));
      expect(readText(file, "DESCRIPTION")).toBe(plain(description.replaceAll(/\r\n?/g, "\n")));
      expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    }),
  );
});

test("formats an instant in UTC", () => {
  expect(formatUtc("2026-03-08T09:05:07.123Z")).toBe("20260308T090507Z");
});
