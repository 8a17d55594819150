import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import { getText } from "../../patterns/form/get-text.ts";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { AppForm } from "../../theme/form.tsx";
import { useHydrated } from "../../theme/use-hydrated.ts";

export type ReasonFormProps = {
  /** Fields posted besides `reason`. */
  intent: string;
  id: string;
  /** The name of the field; else "Reason". */
  label?: string;
  /** What is said when it is empty; else "Say why". */
  missing?: string;
  /** Who will read the reason. */
  hint: string;
  submit: string;
  /** The look of its button; unless told otherwise, that of something to be careful with. */
  variant?: "danger" | "primary";
  /** Called when it is sent. */
  onSend?: () => void;
};

/** Asks an admin why. Posts `intent`, `id` and `reason` to the page's own address. */
export function ReasonForm({
  intent,
  id,
  label = "Reason",
  missing = "Say why",
  hint,
  submit,
  variant = "danger",
  onSend,
}: ReasonFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { form, tried } = useFocusFirstError(errors);
  // Without JavaScript the browser itself asks for a reason, before the form is sent and folded up again.
  const hydrated = useHydrated();
  return (
    <AppForm
      ref={form}
      method="post"
      errors={errors}
      noValidate={hydrated}
      onSubmit={(event) => {
        const hasReason = getText(new FormData(event.currentTarget), "reason") !== "";
        tried(hasReason);
        setErrors(hasReason ? {} : { reason: missing });
        if (hasReason) return onSend?.();
        return event.preventDefault();
      }}
    >
      <Stack gap="m">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <TextArea
          label={label}
          hint={hint}
          name="reason"
          required
          maxLength={600}
          rows={3}
          error={errors["reason"]}
        />
        <Button type="submit" variant={variant} full>
          {submit}
        </Button>
      </Stack>
    </AppForm>
  );
}
