import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../container/container.tsx";
import { pictureOf } from "../../fixtures/drawn-pictures.ts";
import { Gallery } from "./gallery.tsx";

const pictures = ["front", "room", "close", "side"].map((view) => ({
  src: pictureOf("armchair-ochre", view),
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

export const Stepping = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next picture" }));
    await waitFor(() => expect(canvas.getByText("Picture 2 of 4")).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("link", { name: "Picture 4" }));
    await waitFor(() => expect(canvas.getByText("Picture 4 of 4")).toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Next picture" })).toBeDisabled();
  },
});
export const OnePicture = meta.story({ args: { pictures: pictures.slice(0, 1) } });
