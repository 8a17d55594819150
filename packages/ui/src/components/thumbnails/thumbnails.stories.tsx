import { userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Container } from "../container/container.tsx";
import { Thumbnails } from "./thumbnails.tsx";

const images = ["front", "room", "close", "side"].map((view) => getFixturePicture("armchair-ochre", view));

const meta = preview.meta({
  component: Thumbnails,
  title: "Components/Thumbnails",
  args: { label: "Pictures of the chair", images, sizes: "176px" },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({});
export const SinglePicture = meta.story({ args: { images: images.slice(0, 1) } });

export const FullSize = meta.story({
  parameters: { pictures: "none" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Picture 3 of 4: view full size" }));
    const window = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await window.findByText("Picture 3 of 4, 100 percent");
    await userEvent.keyboard("{ArrowRight}");
    await window.findByText("Picture 4 of 4, 100 percent");
  },
});
