import { expect, test } from "vitest";
import { toPasteableCode } from "../.storybook/pasteable-code.ts";

test("names an icon instead of printing it", () => {
  const printed = `<Button
  icon={{
    $$typeof: Symbol(react.forward_ref),
    displayName: 'Heart',
    render: function Aoe(){}
  }}
  variant="primary"
>
  Add to cart
</Button>`;
  expect(toPasteableCode(printed)).toBe(`<Button
  icon={Heart}
  variant="primary"
>
  Add to cart
</Button>`);
});

test("leaves out functions of tests", () =>
  expect(toPasteableCode(`<Chip\n  onPress={function Aoe(){}}\n  pressed\n>\n  Oak\n</Chip>`)).toBe(
    `<Chip\n  pressed\n>\n  Oak\n</Chip>`,
  ));

test("shows only what a story renders", () => {
  expect(toPasteableCode(`meta.story({\n  render: () => <IconButton icon={X} label="Close" />\n})`)).toBe(
    `<IconButton icon={X} label="Close" />`,
  );
  const withMore = `meta.story({\n  args: { open: true },\n  render: () => <Chip />\n})`;
  expect(toPasteableCode(withMore)).toBe(withMore);
});
