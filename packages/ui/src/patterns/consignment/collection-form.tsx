import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { useFocusFirstError } from "../form/use-focus-first-error.ts";

export type CollectionIntent = "set-pickup" | "schedule" | "confirm-schedule" | "release";

/** What was typed into the form that was refused. */
export type CollectionAnswer = {
  intent: CollectionIntent;
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
};

export type CollectionFormProps = {
  consignment: Consignment;
  /** The refused form of this consignment, if one was. */
  answer?: CollectionAnswer | undefined;
  /** The intent that is being sent for this consignment. */
  sending?: string | undefined;
};

/** Posts `consignment`, `intent` and the fields to the page's own address. */
export function CollectionForm({
  consignment,
  intent,
  answer,
  sending,
  button,
  variant = "secondary",
  children,
}: CollectionFormProps & {
  intent: CollectionIntent;
  button: string;
  variant?: "secondary" | "danger";
  children?: ReactNode;
}) {
  const errors = answer?.intent === intent ? answer.errors : undefined;
  const { form, tried } = useFocusFirstError(errors ?? {});
  return (
    <AppForm
      ref={form}
      method="post"
      errors={errors}
      noValidate
      preventScrollReset
      onSubmit={() => tried(true)}
    >
      <Stack gap="m">
        <input type="hidden" name="consignment" value={consignment._id} />
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <Button type="submit" variant={variant} busy={sending === intent}>
            {button}
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
