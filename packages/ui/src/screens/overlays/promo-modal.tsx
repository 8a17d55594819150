import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { useEffect, useRef } from "react";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import * as styles from "./promo-overlay.css.ts";

const off = formatCents(constants.promoAmount);
const above = formatCents(constants.promoMinimumSubtotal);
const days = constants.promoValidity / (24 * 60 * 60_000);

export type PromoModalProps = {
  /** The user opened it; otherwise it opens on its own. */
  requested?: boolean;
  step: { name: "claim" } | { name: "email"; email: string; problem?: string | undefined; sending: boolean };
  onClaim: () => void;
  onType: (email: string) => void;
  onSubmit: () => void;
  onDismiss: () => void;
};

function Claim({ onClaim }: Pick<PromoModalProps, "onClaim">) {
  return (
    <Stack gap="l">
      <div className={styles.hang}>
        <svg aria-hidden viewBox="0 0 64 48" className={styles.string}>
          <circle cx="32" cy="38" r="6" className={styles.hole} />
          <path d="M32 36C24 30 15 16 20 0M32 36c8-8 12-24 6-36" />
        </svg>
        <div className={styles.tag}>
          <span className={styles.amount}>
            {off} <em className={styles.emphasis}>off</em>
          </span>
          <Text size="lead">your first piece from {brand.name}</Text>
        </div>
      </div>
      <Button variant="primary" size="large" full onClick={onClaim}>
        Claim Offer
      </Button>
      <Text size="small" tone="soft" align="center">
        {`For new customers, on a first purchase of pieces above ${above}. The code is good for ${days} days.`}
      </Text>
    </Stack>
  );
}

type EmailProps = Extract<PromoModalProps["step"], { name: "email" }> &
  Pick<PromoModalProps, "onType" | "onSubmit">;

function Email({ email, problem, sending, onType, onSubmit }: EmailProps) {
  const field = useRef<HTMLInputElement>(null);
  // The clicked button is no longer there, so the field that it led to gets the focus.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="m">
        <TextField
          ref={field}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          readOnly={sending}
          error={problem}
          hint="Register with this address to use the code."
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="large" full busy={sending}>
          Send my code
        </Button>
        <Text size="small" tone="soft">
          {`One code for each new customer, for a first purchase of pieces above ${above} before delivery and tax, within ${days} days.`}
        </Text>
      </Stack>
    </form>
  );
}

/** The promo offer above the page: claim it, then say where to send it. */
export function PromoModal({
  requested = false,
  step,
  onClaim,
  onType,
  onSubmit,
  onDismiss,
}: PromoModalProps) {
  const claiming = step.name === "claim";
  return (
    <Dialog
      rank={requested ? "dialog" : "promo"}
      title={claiming ? `${off} off your first piece` : `Where should we send your code for ${off}?`}
      hideTitle={claiming}
      size="small"
      open
      onOpenChange={onDismiss}
    >
      {claiming ? <Claim onClaim={onClaim} /> : <Email {...step} onType={onType} onSubmit={onSubmit} />}
    </Dialog>
  );
}
