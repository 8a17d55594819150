/** What the hook needs to know about a story. */
export type PicturedStory = { id: string; title: string; parameters: Readonly<Record<string, unknown>> };

/** Called around every story; only Vitest's picture project sets it. */
export type PictureHook = {
  after: (story: PicturedStory) => Promise<void>;
};

declare global {
  var pictureHook: PictureHook | undefined;
}
