import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Popover } from "./popover.tsx";

const meta = preview.meta({
  component: Popover,
  title: "Components/Popover",
  args: {
    label: "How fees work",
    trigger: <Button>Fees</Button>,
    children: <Text size="small">Fifteen percent of the price, when it is sold.</Text>,
  },
});

export const Open = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fees" }));
    const panel = await within(canvasElement.ownerDocument.body).findByRole("dialog", {
      name: "How fees work",
    });
    await expect(panel).toHaveTextContent("Fifteen percent of the price");
  },
});
