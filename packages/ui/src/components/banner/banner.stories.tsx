import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { Banner } from "./banner.tsx";

const meta = preview.meta({
  component: Banner,
  title: "Components/Banner",
  args: { children: "The seller answers within 48 hours." },
});

export const Tones = meta.story({
  render: (args) => (
    <Stack gap="s">
      <Banner {...args} />
      <Banner {...args} tone="success" />
      <Banner {...args} tone="warning" actions={<Button size="small">Notify me</Button>} />
      <Banner {...args} tone="danger" announce>
        The card was declined. Nothing was charged; try another card.
      </Banner>
    </Stack>
  ),
});
