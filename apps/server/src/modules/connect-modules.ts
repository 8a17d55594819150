import type { Deps } from "../deps.ts";
import { createEventPublisher } from "../events/domain-events.ts";
import type { Platform } from "../platform/platform.ts";
import type { Module } from "./module.ts";
import { createMailNotification } from "./notification/mail-notification.ts";
import { createNotify } from "./notification/notify.ts";
import { createEmbeddedSearch } from "./search/embedded-search.ts";

type Options = Pick<Deps, "sessions" | "draining" | "admission">;

/**
 * Creates the modules' dependencies and registers their jobs and event handlers, in the order of `modules`.
 */
export function connectModules(
  platform: Platform,
  modules: readonly Module[],
  { sessions, draining, admission }: Options,
): Deps {
  const deps: Deps = {
    ...platform,
    sessions,
    draining,
    admission,
    events: createEventPublisher(),
    search: createEmbeddedSearch(platform),
    notify: createNotify(platform),
    mailNotification: createMailNotification(platform),
  };
  for (const module of modules) {
    deps.jobs.register(module.jobs?.(deps) ?? []);
    for (const gauge of module.gauges?.(deps) ?? []) deps.metrics.observe(gauge);
    const handlers = module.events?.(deps);
    if (handlers !== undefined) deps.events.subscribe(handlers);
  }
  return deps;
}
