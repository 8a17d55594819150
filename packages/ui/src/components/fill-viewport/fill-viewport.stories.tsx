import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FillViewport } from "./fill-viewport.tsx";

const meta = preview.meta({
  component: FillViewport,
  title: "Components/Fill viewport",
  parameters: { frame: "screen" },
  args: { children: <p>As high as what is left.</p> },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const { scrollHeight, clientHeight } = canvasElement.ownerDocument.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
});
