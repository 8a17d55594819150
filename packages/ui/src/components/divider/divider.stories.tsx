import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Divider } from "./divider.tsx";

const meta = preview.meta({ component: Divider, title: "Components/Divider" });

export const Default = meta.story({
  render: () => (
    <Stack>
      <Text>Walnut veneer, brass pulls</Text>
      <Divider />
      <Text>Made about 1962</Text>
    </Stack>
  ),
});
