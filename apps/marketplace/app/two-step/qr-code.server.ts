import type { QrCode } from "@heirloop/ui/screens/two-step/qr-code";
import { encode } from "uqr";

/** Draws a QR code: each run of dark modules in a row is a rectangle of height 1. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
  return { size, path };
}
