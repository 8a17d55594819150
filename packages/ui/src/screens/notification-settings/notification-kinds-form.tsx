import {
  kindsOfGroup,
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationGroup,
} from "@heirloop/contract/notification/notification-kinds";
import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { channelLabels, kindDescriptions } from "./notification-copy.ts";
import * as styles from "./notification-settings-screen.css.ts";

type Muted = NotificationPreferences["muted"];
type ChannelsProps = { type: NotificationType; muted: Muted; offersPush: boolean };

const Always = () => (
  <Text size="small" tone="soft">
    Always in the app and by email
  </Text>
);

/** A checkbox for each channel that can be turned off; it is named like the channel, with the kind as its value. */
function Channels({ type, muted, offersPush }: ChannelsProps) {
  const kind = notificationKinds[type];
  const isFixed = kind.inApp === "required" && kind.email === "required";
  const isShown = (channel: NotificationChannel) =>
    kind[channel] === "optional" && (channel !== "push" || offersPush);
  // A choice that was made while push notifications were offered stays.
  const kept = !offersPush && !muted.push.includes(type) && <input type="hidden" name="push" value={type} />;
  if (isFixed && !offersPush)
    return (
      <div>
        <Always />
        {kept}
      </div>
    );
  return (
    <div
      role="group"
      aria-labelledby={`kind-${type}`}
      className={offersPush ? styles.channelsWithPush : styles.channels}
    >
      {isFixed && (
        <div className={styles.always}>
          <Always />
        </div>
      )}
      {notificationChannels.filter(isShown).map((channel) => (
        <div key={channel} className={styles.channel[channel]}>
          <Checkbox
            label={channelLabels[channel]}
            name={channel}
            value={type}
            defaultChecked={!muted[channel].includes(type)}
          />
        </div>
      ))}
      {kept}
    </div>
  );
}

/** The kinds of one group with their channels. */
export function NotificationKindsForm({
  group,
  muted,
  offersPush,
}: {
  group: NotificationGroup;
  muted: Muted;
  offersPush: boolean;
}) {
  return (
    <ul className={styles.kinds}>
      {kindsOfGroup(group).map((type) => (
        <li key={type} className={offersPush ? styles.kindWithPush : styles.kind}>
          <Stack gap="xxs">
            <Text size="label" id={`kind-${type}`}>
              {notificationKinds[type].label}
            </Text>
            <Text size="small" tone="soft">
              {kindDescriptions[type]}
            </Text>
          </Stack>
          <Channels type={type} muted={muted} offersPush={offersPush} />
        </li>
      ))}
    </ul>
  );
}
