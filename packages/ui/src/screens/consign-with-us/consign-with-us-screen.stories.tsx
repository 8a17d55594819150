import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { listings } from "../../fixtures/listings.ts";
import { ConsignWithUsScreen, type ConsignWithUsScreenProps } from "./consign-with-us-screen.tsx";

/** The page with a price that can be typed. */
function WithCalculatedShare(props: ConsignWithUsScreenProps) {
  const [price, setPrice] = useState(props.price);
  return <ConsignWithUsScreen {...props} price={price} onPrice={setPrice} />;
}

const meta = preview.meta({
  component: ConsignWithUsScreen,
  title: "Screens/Consign with us",
  parameters: { frame: "screen" },
  args: {
    scene: { src: getFixturePicture("armchair-ochre", "room"), alt: "An ocher armchair in a living room" },
    featured: listings.slice(0, 2),
    listHref: "/edit",
    price: 800_00,
    getShare: (price: number) => Math.round(price * 0.6),
    onPrice: () => undefined,
  },
  render: (args) => <WithCalculatedShare {...args} />,
});

export const Default = meta.story();

export const Calculator = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Sale price");
    await userEvent.clear(field);
    await userEvent.type(field, "1,500");
    await expect(canvas.getByRole("status")).toHaveTextContent("$900");
    await userEvent.type(field, "x");
    await expect(canvas.getByRole("status")).toHaveTextContent("–");
  },
});

export const WithoutPieces = meta.story({ args: { featured: [] } });
