import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { ProblemBanner } from "../form/problem-banner.tsx";

const copy = {
  connect: {
    title: "Connect your payouts",
    text: "We pay you through our payment provider. It asks for your identity and your bank account once, which takes about five minutes. We hold your earnings until you are connected.",
    action: "Connect payouts",
  },
  correct: {
    title: "Correct your bank account",
    text: "Your bank returned a payout. Check your bank account with our payment provider. Once it is correct, we send the money again automatically.",
    action: "Check your account",
  },
} as const;

export type ConnectPayoutsProps = {
  /** Connect the account for the first time, or correct it after a payout came back. */
  task?: keyof typeof copy;
  /** Why connecting did not begin. */
  problem?: string | undefined;
};

/** Asks a seller to connect payouts, or to correct the account; posts `intent=connect` to the page's URL. */
export function ConnectPayouts({ task = "connect", problem }: ConnectPayoutsProps) {
  const { title, text, action } = copy[task];
  return (
    <Stack gap="m" align="start">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      <ProblemBanner problem={problem} />
      <Text measure>{text}</Text>
      {/* Sent by the browser itself: only then does the new tab open on the click. */}
      <form method="post" target="_blank" rel="noopener">
        <input type="hidden" name="intent" value="connect" />
        <Button type="submit" variant="primary">
          {action}
        </Button>
      </form>
      <Text size="small" tone="soft">
        Opens in a new tab. Come back here when you are done.
      </Text>
    </Stack>
  );
}
