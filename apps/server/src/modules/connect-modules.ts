import { createChanges } from "../changes/changes.ts";
import type { Deps } from "../deps.ts";
import type { Sessions } from "../http/caller.ts";
import type { Draining } from "../http/drain.ts";
import type { Platform } from "../platform/platform.ts";
import type { Module } from "./module.ts";

type Options = { sessions: Sessions; draining: Draining };

/** Completes what modules depend on, and registers their jobs and what they do when another one changes something. */
export function connectModules(
  platform: Platform,
  modules: readonly Module[],
  { sessions, draining }: Options,
): Deps {
  const deps: Deps = { ...platform, sessions, draining, changes: createChanges() };
  for (const module of modules) {
    deps.jobs.register(module.jobs?.(deps) ?? []);
    const handler = module.changes?.(deps);
    if (handler !== undefined) deps.changes.register(handler);
  }
  return deps;
}
