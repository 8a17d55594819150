import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppForm } from "../../theme/form.tsx";
import { asSameAnswer } from "../../theme/form-errors.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Fieldset } from "../fieldset/fieldset.tsx";
import { FileDrop } from "../file-drop/file-drop.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Stack } from "../stack/stack.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormField } from "./form-field.tsx";

const meta = preview.meta({
  component: FormField,
  title: "Components/Form field",
  args: {
    label: "Year",
    children: (wiring) => <input {...wiring} type="number" defaultValue={1962} />,
  },
});

export const Default = meta.story({
  args: { optional: true, hint: "About when it was made.", error: "Please enter a year before this one" },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("spinbutton", { name: "Year" });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      "Please enter a year before this one About when it was made.",
    );
  },
});

const errors = {
  name: "Enter a name",
  delivery: "Choose a way",
  terms: "Agree to the terms",
  room: "Choose a room",
  picture: "Add a picture",
};

/** A form that is refused each time with the same errors. */
function RefusedForm() {
  const [answer, setAnswer] = useState(errors);
  return (
    <AppForm
      method="post"
      errors={answer}
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer({ ...errors });
      }}
    >
      <Stack gap="m">
        <TextField label="Name" name="name" hint="As on the label." error={answer.name} />
        <RadioGroup
          legend="Delivery"
          name="delivery"
          options={[{ value: "pickup", label: "Pickup" }]}
          error={answer.delivery}
        />
        <Checkbox name="terms" label="I agree" error={answer.terms} />
        <Fieldset legend="Room" error={answer.room}>
          <Checkbox name="kitchen" label="Kitchen" />
        </Fieldset>
        <FileDrop label="Add pictures" accept="image/*" error={answer.picture} />
        <Button onClick={() => setAnswer(asSameAnswer({ ...answer }, answer))}>Upload</Button>
        <Button type="submit">Send</Button>
      </Stack>
    </AppForm>
  );
}

export const ErrorUntilChanged = meta.story({
  parameters: { pictures: "none" },
  render: () => (
    <Stack gap="m">
      <RefusedForm />
      <AppForm method="post">
        <TextField label="Size" name="size" error="Enter a size" />
      </AppForm>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const delivery = canvas.getByRole("group", { name: "Delivery" });
    const pickup = canvas.getByRole("radio", { name: "Pickup" });
    const terms = canvas.getByRole("checkbox", { name: "I agree" });
    const room = canvas.getByRole("group", { name: "Room" });
    const picture = canvas.getByLabelText("Add pictures");
    const refused = [name, pickup, terms, picture];
    const described = [delivery, room];
    await step("A changed field has no error; the others keep theirs, and nothing moves", async () => {
      const { top } = delivery.getBoundingClientRect();
      await userEvent.type(name, "Ana");
      await expect(name).toBeValid();
      await expect(name).toHaveAccessibleDescription("As on the label.");
      await expect(canvas.getByText("Enter a name")).not.toBeVisible();
      await expect(delivery.getBoundingClientRect().top).toBe(top);
      for (const field of [pickup, terms, picture]) await expect(field).toBeInvalid();
      for (const group of described) await expect(group).toHaveAccessibleDescription();
      await userEvent.type(canvas.getByRole("textbox", { name: "Size" }), "2");
      await expect(canvas.getByRole("textbox", { name: "Size" })).toBeInvalid();
    });
    await step("So do groups, checkboxes and files", async () => {
      await userEvent.click(pickup);
      await userEvent.click(terms);
      await userEvent.click(canvas.getByRole("checkbox", { name: "Kitchen" }));
      await userEvent.upload(picture, new File(["x"], "chair.png", { type: "image/png" }));
      for (const field of refused) await expect(field).toBeValid();
      for (const group of described) await expect(group).not.toHaveAccessibleDescription();
    });
    await step("What is left of the same answer brings no error back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Upload" }));
      for (const field of refused) await expect(field).toBeValid();
    });
    await step("The next answer shows the same errors again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
      for (const field of refused) await expect(field).toBeInvalid();
      for (const group of described) await expect(group).toHaveAccessibleDescription();
      await expect(canvas.getByText("Enter a name")).toBeVisible();
    });
  },
});
