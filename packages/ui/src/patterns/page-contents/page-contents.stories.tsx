import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PageContents } from "./page-contents.tsx";

const parts = ["Payment", "Free returns", "Canceling", "How to reach us"].map((title) => ({
  id: title.toLowerCase().replaceAll(" ", "-"),
  title,
}));

const meta = preview.meta({
  component: PageContents,
  title: "Patterns/Page contents",
  args: {
    parts,
    children: (
      <Stack gap="xl">
        {parts.map(({ id, title }) => (
          <section key={id} id={id}>
            <Text>{title}</Text>
          </section>
        ))}
      </Stack>
    ),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
