import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Drawer } from "./drawer.tsx";

const meta = preview.meta({
  component: Drawer,
  title: "Components/Drawer",
  parameters: { coversPage: true },
  args: {
    title: "Cart",
    open: true,
    children: <Text>Two pieces.</Text>,
    footer: (
      <Button variant="primary" full>
        Go to checkout
      </Button>
    ),
  },
});

export const Default = meta.story();
export const StartSide = meta.story({ args: { side: "start", title: "Filters" } });
export const Wide = meta.story({ args: { wide: true, title: "Messages" } });
