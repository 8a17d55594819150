import { type AnalyticsEvent, analyticsEndpoints } from "@heirloop/contract/analytics/analytics.endpoints";

type Reported<Event> = Event extends AnalyticsEvent ? Omit<Event, "at"> : never;

/** Reports an event to the server. The request outlives the page; its result is ignored. */
export function reportEvent(event: Reported<AnalyticsEvent>): void {
  const events = [{ ...event, at: new Date().toISOString() }];
  navigator.sendBeacon(analyticsEndpoints.record.path, JSON.stringify({ events }));
}
