import type { AnalyticsEvent } from "@heirloop/contract/analytics/analytics.endpoints";
import { analyticsPath } from "@heirloop/contract/analytics/analytics-path";

type Reported<Event> = Event extends AnalyticsEvent ? Omit<Event, "at"> : never;

/** Reports an event to the server. The request outlives the page; its result is ignored. */
export function reportEvent(event: Reported<AnalyticsEvent>): void {
  const events = [{ ...event, at: new Date().toISOString() }];
  navigator.sendBeacon(analyticsPath, JSON.stringify({ events }));
}
