import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";

export type ConnectPayoutsProps = {
  /** Why connecting did not begin. */
  problem?: string | undefined;
};

/** Asks a seller to connect payouts; posts `intent=connect` to the page's URL. */
export function ConnectPayouts({ problem }: ConnectPayoutsProps) {
  return (
    <Stack gap="m" align="start">
      <Heading level={2} size="subheading">
        Connect your payouts
      </Heading>
      {problem && (
        <Banner tone="danger" announce>
          {problem}
        </Banner>
      )}
      <Text measure>
        Stripe, our card payment provider, pays you out. It asks once who you are and where the money goes,
        which takes about five minutes. Until then what you earn is kept for you; nothing is lost.
      </Text>
      {/* Sent by the browser itself: only then does the new tab open on the click. */}
      <form method="post" target="_blank" rel="noopener">
        <input type="hidden" name="intent" value="connect" />
        <Button type="submit" variant="primary">
          Connect payouts
        </Button>
      </form>
      <Text size="small" tone="soft">
        Opens in a new tab. Come back here when you are done.
      </Text>
    </Stack>
  );
}
