import { expect, test } from "vitest";
import { readableTypes } from "../.storybook/readable-types.ts";

type Property = { description?: string; type: string };

/** The rows of a component's property table, by name; `args` are those of its story. */
function getRows(
  properties: Readonly<Record<string, Property>>,
  args: Readonly<Record<string, unknown>> = {},
) {
  const props = Object.fromEntries(
    Object.entries(properties).map(([name, { description = "", type }]) => [
      name,
      { description, tsType: type === "unknown" ? { name: type } : { name: "union", raw: type } },
    ]),
  );
  const argTypes = Object.fromEntries(
    Object.entries(properties).map(([name, { description }]) => [name, { name, description }]),
  );
  const context = {
    argTypes,
    initialArgs: args,
    component: Object.assign(() => null, { __docgenInfo: { props } }),
  } as unknown as Parameters<typeof readableTypes>[0];
  return readableTypes(context);
}

test("gives each kind of property its control", () => {
  const rows = getRows(
    {
      src: { type: "string | undefined" },
      level: { type: "1 | 2" },
      tone: { type: '"a" | "b" | "c" | "d" | "e" | undefined' },
      busy: { type: "boolean" },
      value: { type: "number" },
      children: { type: "ReactNode" },
      icon: { type: "LucideIcon | undefined" },
      trigger: { type: "ReactElement" },
      footer: { type: "ReactNode" },
      type: { type: "" },
    },
    { children: "Save" },
  );
  const controls = Object.entries(rows).map(([name, { control, options }]) => ({ name, control, options }));
  const disabled = { disable: true };
  expect(controls).toEqual([
    { name: "src", control: { type: "text" } },
    { name: "level", control: { type: "inline-radio" }, options: [1, 2] },
    { name: "tone", control: { type: "select" }, options: ["a", "b", "c", "d", "e"] },
    { name: "busy", control: { type: "boolean" } },
    { name: "value", control: { type: "number" } },
    { name: "children", control: { type: "text" } },
    { name: "icon", control: disabled },
    { name: "trigger", control: disabled },
    { name: "footer", control: disabled },
    { name: "type", control: disabled },
  ]);
});

test("writes a type without comments and what the name says already, and a readonly array as one", () => {
  const rows = getRows({
    src: { type: "string | undefined" },
    bars: { type: '{\n  /** As "$1,250". */\n  words: string;\n}' },
    items: { type: "unknown" },
  });
  expect(Object.values(rows).map(({ table }) => table?.type)).toEqual([
    { summary: "string" },
    { summary: "{ words: string; }" },
    { summary: "readonly […]" },
  ]);
});

test("describes what every component has and what goes on to the native element", () => {
  const rows = getRows(
    { children: { type: "ReactNode" }, tone: { type: "string", description: "Its meaning." } },
    { autoComplete: "email" },
  );
  expect(Object.entries(rows).map(([name, { description }]) => [name, description])).toEqual([
    ["children", "Its content."],
    ["tone", "Its meaning."],
    ["autoComplete", "As on the browser’s own element."],
  ]);
});
