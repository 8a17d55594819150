import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { Spinner } from "./spinner.tsx";

const meta = preview.meta({
  component: Spinner,
  title: "Components/Spinner",
  args: { label: "Loading the messages" },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Spinner {...args} size="large" />
    </Inline>
  ),
});
