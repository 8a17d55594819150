import type { ReactNode } from "react";

/** At least one. */
type Some<Item> = readonly [Item, ...Item[]];

/** An example on the documentation page. It is no story, so axe does not check it and no picture is taken. */
export type GuidanceExample = { example: ReactNode; because: string };

/**
 * What has to be decided about a component, in `{name}.guidance.tsx` beside its stories. Everything else on its
 * documentation page (description, import line, properties, stories, status) is generated. Sentences are Markdown.
 */
export type Guidance = {
  /** Version of `packages/ui/CHANGELOG.md` in which it appeared. */
  since: string;
  /** Why it should no longer be used, and what replaces it. */
  deprecated?: string;
  /** When it is the right choice. */
  use: Some<string>;
  /** When it is not, and the page of what to use instead: `text-link`, or `patterns/price-history` for a pattern. */
  avoid: Some<{ when: string; instead?: string }>;
  /** Shown next to each other. */
  examples: Some<{ good: GuidanceExample; bad: GuidanceExample }>;
  /** Its parts by name, and what each is for. */
  anatomy: Readonly<Record<string, string>>;
  /** What each key does; empty if it never has the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** Rules for its words and contents. */
  content: Some<string>;
  /** Other components of the same folder, by name. */
  exports?: Readonly<Record<string, unknown>>;
};

/** What has to be decided about a pattern. Its states are its stories. */
export type PatternGuidance = Pick<Guidance, "use" | "avoid"> & Partial<Pick<Guidance, "content">>;

export type GuidanceStatus = "new" | "stable" | "deprecated";

const minor = (version: string): number => Number(version.split(".")[1]);

/** A component is new in the version that brought it and in the next one. */
export function getStatus(
  { since, deprecated }: Pick<Guidance, "since" | "deprecated">,
  version: string,
): GuidanceStatus {
  if (deprecated !== undefined) return "deprecated";
  const sameMajor = since.split(".")[0] === version.split(".")[0];
  return sameMajor && minor(version) - minor(since) <= 1 ? "new" : "stable";
}
