import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { getText } from "../form/get-text.ts";
import { getConfirmation } from "./confirmations.ts";
import { getUnfinishedErrors } from "../picture-upload/unfinished-uploads.ts";
import { EventForm, type OrderFormProps } from "./event-form.tsx";
import type { OrderHandlers, OrderView } from "./order-view.ts";

/** The seller's word that it was delivered, with a picture that proves it. */
export function DeliverForm({
  order,
  side,
  busy,
  errors,
  payoutsConnected,
  onEvent,
  proof,
  variant,
}: OrderFormProps &
  Pick<OrderHandlers, "proof"> &
  Pick<OrderView, "payoutsConnected"> & { variant: "primary" | "secondary" }) {
  return (
    <EventForm
      order={order}
      type="deliver"
      carriesFile
      confirmation={getConfirmation("deliver", order, side, { payoutsConnected })}
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const picture = getText(fields, "proof");
        const missing = picture === "" ? "Add a picture of the piece where you left it" : undefined;
        const problem = getUnfinishedErrors(fields)?.["proof"] ?? missing;
        return problem === undefined ? { type: "deliver", proof: picture } : { errors: { proof: problem } };
      }}
    >
      {(shown) => (
        <Stack gap="s">
          {proof}
          {shown["proof"] && (
            <div role="alert">
              <Text size="small" tone="danger">
                {shown["proof"]}
              </Text>
            </div>
          )}
          <Button type="submit" variant={variant} busy={busy}>
            It has been delivered
          </Button>
        </Stack>
      )}
    </EventForm>
  );
}
