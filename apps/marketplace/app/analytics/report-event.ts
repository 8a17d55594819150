import { type AnalyticsEvent, analyticsEndpoints } from "@heirloop/contract/analytics/analytics.endpoints";

type Reported<Event> = Event extends AnalyticsEvent ? Omit<Event, "at"> : never;

/** Tells the server that something happened. It outlives the page, and nothing waits for it or hears of its failing. */
export function reportEvent(event: Reported<AnalyticsEvent>): void {
  const events = [{ ...event, at: new Date().toISOString() }];
  navigator.sendBeacon(analyticsEndpoints.record.path, JSON.stringify({ events }));
}
