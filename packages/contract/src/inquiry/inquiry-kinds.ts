/** The topics of a contact message. */
export const contactTopicNames = [
  "order",
  "buying",
  "selling",
  "account",
  "trade",
  "report",
  "other",
] as const;
export type ContactTopic = (typeof contactTopicNames)[number];

/** As shown in forms and emails. */
export const contactTopics: Record<ContactTopic, string> = {
  order: "An order of mine",
  buying: "Buying a piece",
  selling: "Selling or consigning",
  account: "My account",
  trade: "The trade program",
  report: "Reporting a piece or a seller",
  other: "Something else",
};

/** The professions of trade program members. */
export const tradeProfessionNames = [
  "interior_design",
  "architecture",
  "staging",
  "hospitality",
  "set_design",
  "other",
] as const;
export type TradeProfession = (typeof tradeProfessionNames)[number];

/** As shown in forms and emails. */
export const tradeProfessions: Record<TradeProfession, string> = {
  interior_design: "Interior design",
  architecture: "Architecture",
  staging: "Home staging",
  hospitality: "Hotels and restaurants",
  set_design: "Film and set design",
  other: "Something else",
};
