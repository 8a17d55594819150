import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../container/container.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Gallery } from "./gallery.tsx";

const pictures = ["front", "room", "close", "side"].map((view) => ({
  src: getFixturePicture("armchair-ochre", view),
  alt: `Lounge chair in ochre wool, ${view}`,
}));

const meta = preview.meta({
  component: Gallery,
  title: "Components/Gallery",
  args: { label: "Pictures of the chair", sizes: "50vw", pictures },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next picture" }));
    await waitFor(() => expect(canvas.getByText("Picture 2 of 4")).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("link", { name: "Picture 4" }));
    await waitFor(() => expect(canvas.getByText("Picture 4 of 4")).toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Next picture" })).toBeDisabled();
  },
});
export const SinglePicture = meta.story({ args: { pictures: pictures.slice(0, 1) } });

export const Zoomed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Zoom in" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const window = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    const stage = window.getByRole("group", { name: "Pictures of the chair" });
    await expect(stage).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await window.findByText("Picture 2 of 4, 100 percent");
    await userEvent.keyboard("+");
    await window.findByText("Picture 2 of 4, 150 percent");
    await waitFor(() => expect(stage.scrollHeight).toBeGreaterThan(stage.clientHeight));
    await fireEvent.wheel(stage, { deltaY: -400 });
    await window.findByText("Picture 2 of 4, 408 percent");
    await expect(window.getByRole("button", { name: "Smaller" })).toBeEnabled();
    await userEvent.keyboard("0");
    await window.findByText("Picture 2 of 4, 100 percent");
    await expect(window.getByRole("button", { name: "Smaller" })).toBeDisabled();
  },
});

export const ZoomClosed = meta.story({
  parameters: { pictures: "none" },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const picture = canvas.getByRole("link", { name: "Lounge chair in ochre wool, front" });
    await userEvent.click(picture);
    await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(picture).toHaveFocus();
    const button = canvas.getByRole("button", { name: "Zoom in" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
  },
});
