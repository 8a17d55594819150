import preview from "../../../../../.storybook/preview.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { TextButton, TextLink } from "../text-link/text-link.tsx";
import { Text } from "./text.tsx";

const meta = preview.meta({
  component: Text,
  title: "Components/Text",
  args: { children: "Second-hand furniture from vetted sellers." },
});

export const Default = meta.story();

export const Scale = meta.story({
  render: (args) => (
    <Stack gap="l">
      {(["display", "title", "heading", "subheading", "figure"] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {args.children}
        </Heading>
      ))}
      {(["lead", "body", "strong", "small", "label", "caption"] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      <Text>
        A sentence with <TextLink href="/help">a link</TextLink> and <TextButton>an action</TextButton> in it.
      </Text>
    </Stack>
  ),
});

export const Tones = meta.story({
  render: (args) => (
    <Stack gap="xs">
      {(["ink", "soft", "accent", "danger", "success", "warning"] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
});

export const Clamped = meta.story({
  args: { clamp: 2, children: "A very long description of a very long table. ".repeat(20) },
});
