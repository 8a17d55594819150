import type { TradeApplication } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { tradeProfessionNames, tradeProfessions } from "@heirloop/contract/inquiry/inquiry-kinds";
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

export type TradeFormProps = FormState & {
  /** Initial values: the signed-in user's, or as typed. */
  values?: Partial<Record<keyof TradeApplication, string>> | undefined;
};

const professions = tradeProfessionNames.map((value) => ({ value, label: tradeProfessions[value] }));

/** Posts `name`, `studio`, `email`, `website`, `profession`, `taxId` and `message` to its own address. */
export function TradeFields({ values, errors, problem, busy = false }: TradeFormProps) {
  const field = getFields(values, errors);
  return (
    <AppForm method="post" errors={errors} noValidate preventScrollReset>
      <Stack gap="m">
        <ProblemBanner problem={problem} />
        <Grid columns="two" gap="m">
          <TextField label="Your name" autoComplete="name" required {...field("name")} />
          <TextField label="Studio" autoComplete="organization" required {...field("studio")} />
          <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
          <TextField
            label="Website"
            type="url"
            inputMode="url"
            autoComplete="url"
            optional
            {...field("website")}
          />
          <Select
            label="What do you do?"
            required
            placeholder="Choose one"
            options={professions}
            {...field("profession")}
          />
          <TextField
            label="Tax ID"
            optional
            autoComplete="off"
            hint="EIN or resale number"
            {...field("taxId")}
          />
        </Grid>
        <TextArea
          label="Your projects"
          hint="What kind of rooms, how many a year, what you look for most"
          rows={6}
          required
          {...field("message")}
        />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            Send application
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
