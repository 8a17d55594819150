import { Trash2 } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "./menu.tsx";

const chosen = fn();
const meta = preview.meta({
  component: Menu,
  title: "Components/Menu",
  args: {
    align: "start" as const,
    trigger: <Button>More</Button>,
    children: (
      <>
        <MenuGroup label="Piece">
          <MenuLink href="/edit">Edit</MenuLink>
          <MenuItem onSelect={chosen}>Copy the link</MenuItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem danger icon={Trash2} onSelect={chosen}>
          Take it down
        </MenuItem>
        <MenuItem disabled onSelect={chosen}>
          Mark as sold
        </MenuItem>
      </>
    ),
  },
});

export const KeyboardNavigation = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button", { name: "More" }).focus();
    await userEvent.keyboard("{Enter}");
    await within(canvasElement.ownerDocument.body).findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(chosen).toHaveBeenCalledOnce();
  },
});
export const Open = meta.story({ args: { open: true } });
