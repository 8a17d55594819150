/** A page of text: what it is about, and parts with a heading each. */
export type Article = {
  title: string;
  lead: string;
  /** `id` is what links into the page name, so it stays when the title changes. */
  parts: ReadonlyArray<{ id: string; title: string; paragraphs: readonly string[] }>;
};
