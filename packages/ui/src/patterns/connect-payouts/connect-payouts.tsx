import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { ProblemBanner } from "../form/problem-banner.tsx";

const copy = {
  connect: {
    title: "Connect your payouts",
    text: "Our payment provider pays you out. It asks once who you are and where the money goes, which takes about five minutes. Until then what you earn is kept for you; nothing is lost.",
    action: "Connect payouts",
  },
  correct: {
    title: "Correct your bank account",
    text: "A payout came back. Check your bank account with our payment provider. Once it is correct, the money is sent again by itself.",
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
