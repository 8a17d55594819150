import type { SitePage } from "../../patterns/site-pages/site-pages.ts";

export const helpAudiences = ["Buying", "Selling"] as const;
export type HelpAudience = (typeof helpAudiences)[number];

/** A link from an answer. A `page` that does not exist yet is left out. */
export type HelpLink = { label: string; href: string; page?: SitePage };

export type HelpAnswer = {
  /** The anchor; it stays when the question changes. */
  id: string;
  question: string;
  paragraphs: readonly string[];
  links?: readonly HelpLink[];
  /** Synonyms, searched but never shown. */
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
