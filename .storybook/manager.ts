import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { brandTheme } from "./brand-theme.ts";
import { MachineStateTool } from "./machine-state-tool.ts";

addons.setConfig({ theme: brandTheme });

addons.register("heirloop/machine-state", () => {
  addons.add("heirloop/machine-state/tool", {
    type: types.TOOL,
    title: "Machine state",
    match: ({ viewMode }) => viewMode === "story",
    render: () => createElement(MachineStateTool),
  });
});
