import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { type Ref, useState } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Chip } from "../../components/chip/chip.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";

export type OfferFormProps = {
  /** In cents; an offer stays below it. */
  price: number;
  /** In cents. */
  onOffer: (amount: number) => void;
  /** The field of the amount. */
  field?: Ref<HTMLInputElement | null> | undefined;
};

/** Ten, fifteen and twenty percent off, to five dollars. */
export const getPresets = (price: number): readonly number[] =>
  [0.9, 0.85, 0.8]
    .map((share) => Math.round((price * share) / 500) * 500)
    .filter((amount) => amount > 0 && amount < price);

function wrongWith(amount: number | undefined, price: number): string | undefined {
  if (amount === undefined || amount === 0) return amountMessage;
  if (amount < constants.minOffer) return `Offer at least ${formatCents(constants.minOffer)}`;
  return amount >= price ? `Stay below the price of ${formatCents(price)}` : undefined;
}

/** Under half of the price: perhaps a slip, and hardly ever accepted. */
const isLow = (amount: number, price: number): boolean => amount * 2 < price;

/** How much a buyer offers for a piece. A low offer has to be sent twice. */
export function OfferForm({ price, onOffer, field }: OfferFormProps) {
  const [amount, setAmount] = useState<number>();
  /** `turn` makes the field new, so that a preset shows even after something else was typed. */
  const [preset, setPreset] = useState<{ amount: number; turn: number }>();
  const [wrong, setWrong] = useState<string>();
  /** The low amount that was sent once. */
  const [low, setLow] = useState<number>();
  const unsure = low !== undefined && low === amount;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("offer");
        const offered = typeof typed === "string" ? centsOf(typed) : undefined;
        const problem = wrongWith(offered, price);
        setWrong(problem);
        if (offered === undefined || problem !== undefined) return;
        if (isLow(offered, price) && low !== offered) setLow(offered);
        else onOffer(offered);
      }}
    >
      <Stack gap="m">
        <Inline gap="xs">
          {getPresets(price).map((one) => (
            <Chip
              key={one}
              pressed={amount === one}
              onPress={() => {
                setAmount(one);
                setPreset({ amount: one, turn: (preset?.turn ?? 0) + 1 });
              }}
            >
              {formatCents(one)}
            </Chip>
          ))}
        </Inline>
        <MoneyField
          key={preset?.turn ?? 0}
          ref={field}
          name="offer"
          label="Your offer"
          defaultCents={preset?.amount}
          error={wrong}
          hint={`The price is ${formatCents(price)}. You offer for the piece only; delivery and tax are added. You are not charged until you both agree.`}
          onCents={setAmount}
        />
        {unsure && (
          <Banner
            announce
          >{`${formatCents(low)} is less than half of the price, so it is likely to be declined.`}</Banner>
        )}
        <Button type="submit" variant="primary" size="large" full>
          {unsure ? `Offer ${formatCents(low)} anyway` : "Continue to checkout"}
        </Button>
        <Text size="small" tone="soft">
          The seller has {formatDuration(constants.offerExpiry)} to accept, decline or make a counteroffer.
        </Text>
      </Stack>
    </form>
  );
}
