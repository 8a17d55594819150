import { expect, test } from "vitest";
import { drawQrCode } from "./qr-code.server.ts";

test("draws the finder pattern of version 1 in its first rows", () => {
  const { size, path } = drawQrCode("A");
  expect(size).toBe(21);
  expect(path.startsWith("M0 0h7v1h-7z")).toBe(true);
  expect(path).toContain("M14 0h7v1h-7z");
  expect(path).toContain("M0 1h1v1h-1z");
});

test("grows to encode a long URL", () => {
  const { size } = drawQrCode(`otpauth://totp/Heirloop:${"a".repeat(250)}?secret=${"B".repeat(32)}`);
  expect(size).toBeGreaterThan(50);
});
