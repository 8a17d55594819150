import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { Button } from "../../components/button/button.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { NotificationRow } from "../../patterns/notification/notification-row.tsx";
import { AppForm } from "../../theme/form.tsx";

export type DashboardActivityProps = {
  /** Activity, newest first. */
  activity: Loadable<{
    notifications: readonly Notification[];
    /** Whether all of it is loaded. */
    maxed: boolean;
  }>;
  /** Number of batches to show after loading more. */
  moreActivity: number;
  now: string;
  /** One was followed: it is seen now. */
  onFollow: (notification: Notification) => void;
  onRetry: () => void;
};

function Content({ activity, moreActivity, now, onFollow, onRetry }: DashboardActivityProps) {
  if (activity.state === "loading")
    return (
      <div aria-busy>
        <Stack gap="m">
          {[1, 2, 3, 4].map((at) => (
            <Skeleton key={at} shape="control" />
          ))}
        </Stack>
      </div>
    );
  if (activity.state === "failed")
    return <ErrorState compact title="Your activity could not be loaded" onRetry={onRetry} />;
  const { notifications, maxed } = activity.value;
  if (notifications.length === 0)
    return <Text tone="soft">Your orders, offers, messages and payouts will appear here.</Text>;
  return (
    <Stack gap="m">
      <ul>
        {notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} now={now} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {!maxed && (
        <AppForm method="get" preventScrollReset>
          <input type="hidden" name="tab" value="home" />
          <input type="hidden" name="activity" value={moreActivity} />
          <Button type="submit" full>
            Load More
          </Button>
        </AppForm>
      )}
    </Stack>
  );
}

/** The shop's activity, newest first. */
export function DashboardActivity(props: DashboardActivityProps) {
  return (
    <section>
      <Stack gap="m">
        <Heading level={2} size="subheading">
          Activity
        </Heading>
        <Content {...props} />
      </Stack>
    </section>
  );
}
