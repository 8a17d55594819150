import { createElement } from "react";
import { Select } from "storybook/internal/components";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import { stateStories } from "../scripts/machine-state-stories.ts";
import { getStateChoices } from "./machine-states.ts";

/** `screens/cart/cart-screen#Empty`, from the path of the file and the name of its export. */
function placeOf(importPath: string, exportName: string): string {
  return `${importPath.replace(/^.*packages\/ui\/src\//, "").replace(/\.stories\.tsx$/, "")}#${exportName}`;
}

/**
 * In the toolbar of a story whose screen is driven by a machine: the state that it shows, and a way to the story of
 * every other one. The address of the story is the address of the state.
 */
export function MachineStateTool() {
  const api = useStorybookApi();
  const { storyId, index = {} } = useStorybookState();
  const idOf = new Map(
    Object.values(index).flatMap((entry) =>
      entry.type === "story" && entry.exportName !== undefined
        ? [[placeOf(entry.importPath, entry.exportName), entry.id] as const]
        : [],
    ),
  );
  const current = [...idOf].find(([, id]) => id === storyId)?.[0];
  const choices = current === undefined ? [] : getStateChoices(current, stateStories);
  const [first] = choices;
  if (current === undefined || first === undefined) return null;
  const options = choices.flatMap(({ story, states }) => {
    const id = idOf.get(story);
    return id === undefined ? [] : [{ value: id, title: states.join(", ") }];
  });
  // Storybook compiles this file without JSX.
  return createElement(
    Select,
    {
      key: storyId,
      ariaLabel: `State of the machine ${first.machine}`,
      options,
      ...(choices.some(({ story }) => story === current) && { defaultOptions: storyId }),
      onSelect: (id) => api.selectStory(String(id)),
    },
    `No state of ${first.machine}`,
  );
}
