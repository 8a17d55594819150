import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

type DocgenType = { name: string; raw?: string };
type Docgen = {
  displayName?: string;
  props?: Record<string, { description?: string; tsType?: DocgenType } | undefined>;
};

const getDocgen = (component: unknown): Docgen | undefined =>
  // An object for a component in `memo`.
  (typeof component === "function" || (typeof component === "object" && component !== null)) &&
  "__docgenInfo" in component
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written there by react-docgen, whose shape this is
      (component.__docgenInfo as Docgen)
    : undefined;

/** The name under which a component is exported. */
export const getDisplayName = (component: unknown): string | undefined => getDocgen(component)?.displayName;

/** Not documented, because every component has them. */
const common: Readonly<Record<string, string>> = {
  children: "Its content.",
  ref: "The element itself.",
  id: "Of the element.",
};
const native = "As on the browser’s own element.";

/**
 * `"small" | "large" | undefined` → `"small" | "large"`: the name already shows that a property is optional. Comments
 * inside a type are left out. The only type that react-docgen cannot read is a readonly array.
 */
const readable = (type: DocgenType | undefined): string =>
  (type?.raw ?? type?.name ?? "")
    .replaceAll(/(?:\/\*.*?\*\/|\s)+/gs, " ")
    .replace(/(?: \| undefined)+$/, "")
    .replace(/^unknown$/, "readonly […]");

/** The properties of a component that has no stories of its own. */
export const getProperties = (component: unknown) =>
  Object.entries(getDocgen(component)?.props ?? {}).map(([name, property]) => ({
    name,
    description: property?.description || common[name] || "",
    type: readable(property?.tsType),
  }));

/** The values of a union of texts or numbers; null for any other type. */
function getChoices(summary: string): (string | number)[] | null {
  const members = summary.replace(/^\| /, "").split(" | ");
  if (!members.every((member) => /^(?:"[^"]*"|\d+)$/.test(member))) return null;
  return members.map((member): string | number =>
    member.startsWith('"') ? member.slice(1, -1) : Number(member),
  );
}

/** Not `false`, which shows a link to Storybook's manual under the pointer. */
const withoutControl = { control: { disable: true } };

/** Properties with a control in the table: texts, booleans and choices, but not icons and elements. */
function getControl(summary: string, value: unknown) {
  // An attribute that is passed on: only a value of the story tells what it takes.
  if (summary === "" && value === undefined) return withoutControl;
  if (summary === "string" || (summary === "ReactNode" && typeof value === "string"))
    return { control: { type: "text" as const } };
  if (summary === "boolean") return { control: { type: "boolean" as const } };
  if (summary === "number") return { control: { type: "number" as const } };
  const choices = getChoices(summary);
  if (choices !== null) {
    const type = choices.length > 4 ? ("select" as const) : ("inline-radio" as const);
    return { options: choices, control: { type } };
  }
  return /^(?:LucideIcon|Ref<|React)/.test(summary) ? withoutControl : {};
}

/**
 * Shows types in the property tables as they are written, instead of "union", and describes native
 * attributes.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = getDocgen(component)?.props ?? {};
  // Attributes that a story passes on to the native element have no row yet.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const row: StrictInputType = argTypes[name] ?? { name };
      const type = props[name]?.tsType;
      const summary = readable(type);
      const description = row.description || common[name] || (type ? "" : native);
      return [
        name,
        {
          ...row,
          description,
          ...(summary !== "" && { table: { ...row.table, type: { summary } } }),
          ...getControl(summary, initialArgs[name]),
        },
      ];
    }),
  );
};
