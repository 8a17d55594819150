import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../container/container.tsx";
import { Stack } from "../stack/stack.tsx";
import { RangeSlider, Slider, type RangeSliderProps } from "./slider.tsx";

const dollars = (value: number): string => `$${value.toLocaleString("en-US")}`;

/** Keeps the value, as a screen would. */
function ControlledRange({ value: first, words: _words, ...props }: RangeSliderProps) {
  const [value, setValue] = useState(first);
  return (
    <RangeSlider
      {...props}
      value={value}
      words={`${dollars(value.low)} to ${dollars(value.high)}`}
      onValue={(next) => {
        setValue(next);
        props.onValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: RangeSlider,
  title: "Components/Slider",
  args: {
    label: "Price",
    ends: { low: "Lowest price", high: "Highest price" },
    min: 0,
    max: 2000,
    step: 50,
    value: { low: 250, high: 1250 },
    words: "",
    format: dollars,
    onValue: fn(),
    onCommit: fn(),
  } satisfies RangeSliderProps,
  render: (args) => <ControlledRange {...args} />,
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Range = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    await expect(low).toHaveFocus();
    await expect(low).toHaveAttribute("aria-valuetext", "$250");
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Highest price" })).toHaveFocus();
    await expect(args.onValue).not.toHaveBeenCalled();
  },
});
export const ThumbsMeet = meta.story({
  args: { value: { low: 250, high: 300 } },
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole<HTMLInputElement>("slider", { name: "Lowest price" });
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(low, "900");
    low.dispatchEvent(new Event("input", { bubbles: true }));
    await expect(args.onValue).toHaveBeenLastCalledWith({ low: 300, high: 300 });
    await expect(args.onCommit).not.toHaveBeenCalled();
    low.dispatchEvent(new Event("change", { bubbles: true }));
    await expect(args.onCommit).toHaveBeenCalledOnce();
  },
});
export const RangeAtMaximum = meta.story({ args: { value: { low: 2000, high: 2000 } } });
export const SingleThumb = meta.story({
  render: ({ label, ends: _ends, value: _value, words: _words, onValue: _onValue, ...scale }) => (
    <Stack gap="l">
      <Slider {...scale} label={label} value={800} onValue={fn()} />
      <Slider {...scale} label="At its beginning" value={0} onValue={fn()} />
      <Slider {...scale} label="Cannot be moved" value={1200} disabled onValue={fn()} />
      <Slider
        {...scale}
        label="What you would like to be paid for the piece once it has found its next home"
        value={2000}
        onValue={fn()}
      />
    </Stack>
  ),
});
