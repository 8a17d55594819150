import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppForm } from "../../theme/form.tsx";
import { ConfirmedButton } from "../confirm/confirmed-button.tsx";
import { getAcceptPriceConfirmation, requestedPriceCopy } from "./consignment-copy.ts";

export type PriceRequestProps = {
  consignment: Consignment;
  /** Of the piece on this page. */
  name: string;
  /** The pending action. */
  sending: string | undefined;
};

function AnswerForm({
  consignment,
  intent,
  children,
}: {
  consignment: Consignment;
  intent: "accept-price" | "decline-price";
  children: ReactNode;
}) {
  return (
    <AppForm method="post" preventScrollReset>
      <input type="hidden" name="consignment" value={consignment._id} />
      <input type="hidden" name="price" value={consignment.requestedPrice ?? undefined} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </AppForm>
  );
}

/**
 * The shop asks the owner for a lower price; accepting it asks for confirmation. Posted to the page's own address:
 * `consignment`, `price` (cents) and `intent`.
 */
export function PriceRequest({ consignment, name, sending }: PriceRequestProps) {
  const { requestedPrice } = consignment;
  if (requestedPrice === null) return null;
  return (
    <Card as="section" label={`Lower price for ${name}`}>
      <Stack gap="m">
        <Text measure>{requestedPriceCopy(consignment)}</Text>
        <Inline gap="s" align="start">
          <AnswerForm consignment={consignment} intent="accept-price">
            <ConfirmedButton
              full={false}
              confirmation={getAcceptPriceConfirmation(consignment)}
              busy={sending === "accept-price"}
            >
              {`Accept ${formatCents(requestedPrice)}`}
            </ConfirmedButton>
          </AnswerForm>
          <AnswerForm consignment={consignment} intent="decline-price">
            <Button type="submit" variant="quiet" busy={sending === "decline-price"}>
              Decline
            </Button>
          </AnswerForm>
        </Inline>
      </Stack>
    </Card>
  );
}
