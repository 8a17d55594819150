import type { SitePage } from "../../patterns/site-pages/site-pages.ts";

export const helpAudiences = ["Buying", "Selling"] as const;
export type HelpAudience = (typeof helpAudiences)[number];

/** A way on from an answer. `page` names a page that may not be there yet: without it the link is left out. */
export type HelpLink = { label: string; href: string; page?: SitePage };

export type HelpAnswer = {
  /** What links name, so it stays when the question changes. */
  id: string;
  question: string;
  /** A paragraph each. */
  words: readonly string[];
  links?: readonly HelpLink[];
  /** What else people call it; found, never shown. */
  alsoCalled?: string;
};

/** Questions about one thing. */
export type HelpTopic = {
  id: string;
  title: string;
  /** Whose questions these are; both when left out. */
  audience?: HelpAudience;
  answers: readonly HelpAnswer[];
};
