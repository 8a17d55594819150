import { expect, test } from "vitest";
import { notificationTitle } from "./notification-title.ts";

test.each([
  ["/", "Notifications"],
  ["/seller-dashboard", "Activity"],
  ["/seller-dashboard/", "Activity"],
  ["/seller-dashboards", "Notifications"],
  ["/purchases", "Notifications"],
] as const)("is on %s titled %s", (pathname, title) => {
  expect(notificationTitle(pathname)).toBe(title);
});
