import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Progress } from "./progress.tsx";

const meta = preview.meta({
  component: Progress,
  title: "Components/Progress",
  args: { label: "Sending the picture" },
});

export const Default = meta.story({ args: { value: 64 } });

export const Values = meta.story({
  render: (args) => (
    <Stack gap="l">
      <Progress {...args} value={0} />
      <Progress {...args} value={64} />
      <Progress {...args} value={100} />
    </Stack>
  ),
});
