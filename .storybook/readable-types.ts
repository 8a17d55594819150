import type { ArgTypesEnhancer } from "storybook/internal/types";

type Docgen = { props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined> };

const getDocgen = (component: unknown): Docgen | undefined =>
  typeof component === "function" && "__docgenInfo" in component
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written there by react-docgen, whose shape this is
      (component.__docgenInfo as Docgen)
    : undefined;

/** Not documented, because every component has them. */
const common: Readonly<Record<string, string>> = {
  children: "What stands in it.",
  ref: "The element itself.",
};

/**
 * `NonNullable<styles.ButtonLook["size"]> | undefined` → `styles.ButtonLook["size"]`: the name already shows
 * that a property is optional.
 */
const readable = (raw: string): string =>
  raw
    .replaceAll(/\s+/g, " ")
    .replace(/(?: \| undefined)+$/, "")
    .replace(/^NonNullable<(.*)>$/, "$1");

/**
 * Properties with a control in the table: booleans and names of looks, but not icons and elements, which are
 * not text.
 */
function getControl(summary: string) {
  if (summary === "boolean") return { control: { type: "boolean" as const } };
  if (/^(?:keyof typeof )?styles\b/.test(summary)) return { control: { type: "text" as const } };
  return /^(?:LucideIcon|Ref<)/.test(summary) ? { control: false as const } : {};
}

/**
 * Shows types in the property tables as they are written, instead of "union", and describes native
 * attributes.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = getDocgen(component)?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const type = props[name]?.tsType;
      const summary = readable(type?.raw ?? type?.name ?? "");
      const description = row.description || common[name] || (type ? "" : "As on the browser’s own element.");
      return [
        name,
        {
          ...row,
          description,
          ...(summary !== "" && { table: { ...row.table, type: { summary } } }),
          ...getControl(summary),
        },
      ];
    }),
  );
};
