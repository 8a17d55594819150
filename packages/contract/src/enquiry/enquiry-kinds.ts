/** What a message to us may be about. */
export const contactTopicNames = ["order", "buying", "selling", "account", "trade", "other"] as const;
export type ContactTopic = (typeof contactTopicNames)[number];

/** As forms and mails say it. */
export const contactTopics: Record<ContactTopic, string> = {
  order: "An order of mine",
  buying: "Buying a piece",
  selling: "Selling or consigning",
  account: "My account",
  trade: "The trade program",
  other: "Something else",
};

/** What a member of the trade program does for a living. */
export const tradeProfessionNames = [
  "interior_design",
  "architecture",
  "staging",
  "hospitality",
  "set_design",
  "other",
] as const;
export type TradeProfession = (typeof tradeProfessionNames)[number];

/** As forms and mails say it. */
export const tradeProfessions: Record<TradeProfession, string> = {
  interior_design: "Interior design",
  architecture: "Architecture",
  staging: "Home staging",
  hospitality: "Hotels and restaurants",
  set_design: "Film and set design",
  other: "Something else",
};
