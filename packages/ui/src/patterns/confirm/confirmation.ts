/** The consequences of an irreversible action, and its button's label. */
export type Confirmation = {
  title: string;
  /** What happens to the money, and when. */
  description: string;
  /** Where to do something about the consequences; after the description. */
  link?: { href: string; label: string };
  /** A verb. */
  action: string;
};
