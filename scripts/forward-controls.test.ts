import { afterEach, expect, test, vi } from "vitest";
import { forwardControls } from "../.storybook/docs/forward-controls.ts";

type Listener = (change: object) => void;

/** A documentation page with one frame: its channel, and the messages that the frame got. */
function openPage() {
  const messages: unknown[] = [];
  class Frame {
    contentWindow = {
      postMessage: (message: string, origin: string) =>
        messages.push({ ...(JSON.parse(message) as object), origin }),
    };
  }
  vi.stubGlobal("HTMLIFrameElement", Frame);
  vi.stubGlobal("location", { origin: "http://storybook.test" });
  vi.stubGlobal("document", {
    getElementById: (id: string) => (id === "iframe--dialog--default" ? new Frame() : null),
  });
  const listeners = new Map<string, Listener>();
  const channel = {
    on: (type: string, listener: Listener) => listeners.set(type, listener),
    off: (type: string) => listeners.delete(type),
  };
  const stop = forwardControls(channel);
  return { messages, listeners, stop };
}

afterEach(() => vi.unstubAllGlobals());

test("passes what a control changes, and a reset, to the frame of the story", () => {
  const { messages, listeners } = openPage();
  const change = { storyId: "dialog--default", updatedArgs: { title: "Really?" } };
  listeners.get("updateStoryArgs")?.(change);
  listeners.get("resetStoryArgs")?.({ storyId: "dialog--default" });
  const sent = (type: string, args: object) => ({
    key: "storybook-channel",
    event: { type, args: [args], from: "documentation" },
    origin: "http://storybook.test",
  });
  expect(messages).toEqual([
    sent("updateStoryArgs", change),
    sent("resetStoryArgs", { storyId: "dialog--default" }),
  ]);
});

test("passes nothing for a story without a frame, and nothing once it has stopped", () => {
  const { messages, listeners, stop } = openPage();
  listeners.get("updateStoryArgs")?.({ storyId: "button--default", updatedArgs: { size: "small" } });
  stop();
  expect(messages).toEqual([]);
  expect(listeners.size).toBe(0);
});
