import type { Channel } from "storybook/internal/channels";
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from "storybook/internal/core-events";

/**
 * Storybook's controls reach a story only in the documentation page itself. This passes what they change on to the
 * story's frame, as the message that Storybook sends to a frame from its own window. Returns how to stop it.
 */
export function forwardControls(channel: Pick<Channel, "on" | "off">): () => void {
  const forwards = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((type) => ({
    type,
    forward: (change: { storyId: string }) => {
      const frame = document.getElementById(`iframe--${change.storyId}`);
      if (!(frame instanceof HTMLIFrameElement)) return;
      const message = { key: "storybook-channel", event: { type, args: [change], from: "documentation" } };
      frame.contentWindow?.postMessage(JSON.stringify(message), location.origin);
    },
  }));
  for (const { type, forward } of forwards) channel.on(type, forward);
  return () => {
    for (const { type, forward } of forwards) channel.off(type, forward);
  };
}
