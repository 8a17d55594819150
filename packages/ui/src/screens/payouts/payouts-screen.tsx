import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { Payouts, type PayoutsProps } from "../../patterns/payouts/payouts.tsx";

/** `/payouts`: for everybody who sells or consigns without a shop. A shop has the same in its dashboard. */
export function PayoutsScreen(props: PayoutsProps) {
  return (
    <Container width="work">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>My payouts</Heading>
          <Text tone="soft">What you earned, and when it arrives in your bank account.</Text>
        </Stack>
        <Payouts {...props} />
      </PageLayout>
    </Container>
  );
}
