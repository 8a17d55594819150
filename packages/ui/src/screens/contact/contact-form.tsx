import type { ContactForm } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { contactTopicNames, contactTopics } from "@heirloop/contract/inquiry/inquiry-kinds";
import { Button } from "../../components/button/button.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { AppForm } from "../../theme/form.tsx";

export type ContactFormProps = FormState & {
  /** Initial values: the signed-in user's, or as typed. */
  values?: Partial<Record<keyof ContactForm, string>> | undefined;
};

const topics = contactTopicNames.map((value) => ({ value, label: contactTopics[value] }));

/** Posts `name`, `email`, `topic`, `order` and `message` to its own address. */
export function ContactFields({ values, errors, problem, busy = false }: ContactFormProps) {
  const field = getFields(values, errors);
  return (
    <AppForm method="post" errors={errors} noValidate preventScrollReset>
      <Stack gap="m">
        <ProblemBanner problem={problem} />
        <Grid columns="two" gap="m">
          <TextField label="Your name" autoComplete="name" required {...field("name")} />
          <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
        </Grid>
        <Grid columns="two" gap="m">
          <Select
            label="What is it about?"
            required
            placeholder="Choose one"
            options={topics}
            {...field("topic")}
          />
          <TextField
            label="Order or piece"
            optional
            autoComplete="off"
            hint="Its number, name or address"
            {...field("order")}
          />
        </Grid>
        <TextArea label="Your message" rows={7} required {...field("message")} />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            Send message
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
