import type { PicturedStory } from "./picture-hook.ts";

declare global {
  /** Called after every story; only Vitest's project of the stories sets it. */
  var axeHook: ((story: PicturedStory) => Promise<void>) | undefined;
}
