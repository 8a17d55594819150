import { enteredAddressSchema } from "@heirloop/contract/order/entered-address.schema";
import { phoneSchema } from "@heirloop/contract/user/user-fields";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { getText } from "../form/get-text.ts";
import { EventForm, type OrderFormProps } from "./event-form.tsx";
import { PickupFields } from "./pickup-fields.tsx";

const getErrors = (
  path: readonly string[],
  issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> = [],
): [field: string, message: string][] =>
  issues.map((issue) => [[...path, ...issue.path].join("."), issue.message]);

/** Where the buyer picks the piece up, and how to reach the seller there. */
export function PickupForm({
  order,
  busy,
  errors,
  ownPhone,
  onEvent,
}: Omit<OrderFormProps, "side" | "counterRange" | "now"> & { ownPhone: string | null }) {
  const { pickup } = order;
  return (
    <EventForm
      order={order}
      type="set-pickup"
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const part = (name: string) => getText(fields, `address.${name}`);
        const address = enteredAddressSchema.safeParse({
          line1: part("line1"),
          line2: part("line2"),
          city: part("city"),
          state: part("state"),
          zip: part("zip"),
        });
        const phone = phoneSchema.safeParse(getText(fields, "phone"));
        if (address.success && phone.success)
          return {
            type: "set-pickup",
            address: address.data,
            phone: phone.data,
            accessNotes: getText(fields, "accessNotes"),
          };
        return {
          errors: Object.fromEntries([
            ...getErrors(["address"], address.error?.issues),
            ...getErrors(["phone"], phone.error?.issues),
          ]),
        };
      }}
    >
      {(shown) => (
        <Stack gap="m">
          <PickupFields
            values={{
              address: {
                line1: "",
                city: "",
                state: "",
                zip: "",
                ...pickup?.address,
                line2: pickup?.address.line2 ?? "",
              },
              phone: pickup?.phone ?? ownPhone ?? "",
              accessNotes: pickup?.accessNotes ?? "",
            }}
            errors={shown}
            phoneHint="So the buyer can call you on the day."
          />
          <Button type="submit" variant={pickup === null ? "primary" : undefined} busy={busy}>
            Save pickup details
          </Button>
        </Stack>
      )}
    </EventForm>
  );
}
