import { brand } from "@heirloop/contract/brand/brand";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

export type OnboardingModalProps = {
  /** The provider's page is loading. */
  starting: boolean;
  onStart: () => void;
  onClose: () => void;
};

/** About what the law asks of every provider. */
const help = "https://support.stripe.com/questions/know-your-customer-obligations";

/** Asks a seller to connect payouts, on the first visit to the dashboard. */
export function OnboardingModal({ starting, onStart, onClose }: OnboardingModalProps) {
  return (
    <Dialog
      rank="onboarding"
      title="Complete your onboarding"
      open
      onOpenChange={onClose}
      footer={
        <Button variant="primary" size="large" full busy={starting} onClick={onStart}>
          {starting ? "Loading..." : "Let's do it!"}
        </Button>
      }
    >
      <Stack gap="m">
        <Text>
          {`${brand.name} works with a payment provider to release your payouts. Once you are connected, we send your earnings to your bank account. Until then, we hold them for you.`}
        </Text>
        <Text>
          The law requires payment providers to verify their customers (KYC). Our provider asks for your name,
          address, date of birth and bank account. This takes about five minutes, and we never see your
          documents.
        </Text>
        <Text size="small" tone="soft">
          <TextLink href={help} target="_blank" rel="noopener">
            Why payment providers ask for this
          </TextLink>{" "}
          (opens in a new tab)
        </Text>
      </Stack>
    </Dialog>
  );
}
