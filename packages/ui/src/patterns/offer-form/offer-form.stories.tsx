import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../../components/container/container.tsx";
import { OfferForm } from "./offer-form.tsx";

const meta = preview.meta({
  component: OfferForm,
  title: "Patterns/Offer form",
  args: { price: 184_000, onOffer: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const PresetSelected = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText("Your offer")).toHaveAccessibleDescription(/^The price is \$1,840\./);
    await userEvent.type(canvas.getByLabelText("Your offer"), "12");
    await userEvent.click(canvas.getByRole("button", { name: "$1,565" }));
    await expect(canvas.getByLabelText("Your offer")).toHaveValue("1565");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(args.onOffer).toHaveBeenCalledWith(156_500);
  },
});

export const BelowMinimum = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Your offer"), "0.5");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(canvas.getByLabelText("Your offer")).toHaveAccessibleDescription(/^Offer at least \$1/);
    await expect(args.onOffer).not.toHaveBeenCalled();
  },
});

export const AboveMaximum = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Your offer"), "9999999");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(canvas.getByLabelText("Your offer")).toHaveAccessibleDescription(
      /^Enter an amount from \$1 to \$1,000,000/,
    );
    await expect(args.onOffer).not.toHaveBeenCalled();
  },
});

export const NotBelowPrice = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Your offer"), "1,840");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(canvas.getByLabelText("Your offer")).toHaveAccessibleDescription(
      /^Stay below the price of \$1,840/,
    );
    await expect(args.onOffer).not.toHaveBeenCalled();
  },
});

export const LowOffer = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText("Your offer");
    await userEvent.type(field, "184");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("$184 is less than half of the price");
    await expect(args.onOffer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Offer $184 anyway" }));
    await expect(args.onOffer).toHaveBeenCalledWith(18_400);
  },
});

/** Another amount after the warning is a new offer. */
export const LowOfferRaised = meta.story({
  parameters: { pictures: "none" },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText("Your offer");
    await userEvent.type(field, "184");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await userEvent.type(field, "{Backspace}5");
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(args.onOffer).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "920");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to checkout" }));
    await expect(args.onOffer).toHaveBeenCalledWith(92_000);
  },
});
