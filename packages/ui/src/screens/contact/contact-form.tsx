import type { ContactForm } from "@heirloop/contract/enquiry/enquiry.endpoints";
import { contactTopicNames, contactTopics } from "@heirloop/contract/enquiry/enquiry-kinds";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

export type ContactFormProps = FormState & {
  /** What stands in the fields: of who is signed in, or as it was typed. */
  values?: Partial<Record<keyof ContactForm, string>> | undefined;
};

const topics = contactTopicNames.map((value) => ({ value, label: contactTopics[value] }));

/** Posts `name`, `email`, `topic`, `order` and `message` to its own address. */
export function ContactFields({ values, errors, problem, busy = false }: ContactFormProps) {
  return (
    <AppForm method="post" noValidate preventScrollReset>
      <Stack gap="m">
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <Grid columns="two" gap="m">
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            required
            defaultValue={values?.name}
            error={errors?.["name"]}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={values?.email}
            error={errors?.["email"]}
          />
        </Grid>
        <Grid columns="two" gap="m">
          <Select
            label="What is it about?"
            name="topic"
            required
            placeholder="Choose one"
            options={topics}
            {...(values?.topic ? { defaultValue: values.topic } : {})}
            error={errors?.["topic"]}
          />
          <TextField
            label="Order"
            name="order"
            optional
            autoComplete="off"
            hint="Its number or the piece's name"
            defaultValue={values?.order}
            error={errors?.["order"]}
          />
        </Grid>
        <TextArea
          label="Your message"
          name="message"
          rows={7}
          required
          defaultValue={values?.message}
          error={errors?.["message"]}
        />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            Send message
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
