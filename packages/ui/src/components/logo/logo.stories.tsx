import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Logo } from "./logo.tsx";

const meta = preview.meta({ component: Logo, title: "Components/Logo", args: { name: "Heirloop" } });

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap="l" align="start">
      <Logo {...args} size="large" />
      <Logo {...args} />
      <Logo {...args} size="small" plain />
    </Stack>
  ),
});
