import type { PushDevice } from "@heirloop/contract/push/push.schema";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { AppForm } from "../../theme/form.tsx";
import { type PushStatus, pushStatusTexts } from "./notification-copy.ts";
import * as styles from "./notification-settings-screen.css.ts";

export type PushDevicesProps = {
  status: PushStatus;
  /** While it is being turned on or off. */
  busy?: boolean | undefined;
  /** Why it could not be turned on or off. */
  problem?: string | undefined;
  devices: readonly PushDevice[];
  onTurnOn: () => void;
  onTurnOff: () => void;
};

function Device({ device: { _id, name, date, current } }: { device: PushDevice }) {
  return (
    <li className={styles.device}>
      <Stack gap="xxs">
        <Inline gap="xs">
          <Text size="label">{name}</Text>
          {current && <Badge>This device</Badge>}
        </Inline>
        <Text size="small" tone="soft">
          {`Since ${formatDay(date)}`}
        </Text>
      </Stack>
      <AppForm method="post" preventScrollReset>
        <input type="hidden" name="device" value={_id} />
        <Button
          type="submit"
          size="small"
          variant="quiet"
          name="intent"
          value="remove-device"
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      </AppForm>
    </li>
  );
}

/**
 * What a browser can do is known only after the page is shown. The form below must not move then, so the longest text
 * and the button keep their room in every state.
 */
const longestStatusText = Object.values(pushStatusTexts).reduce((longest, text) =>
  text.length > longest.length ? text : longest,
);

/** Push notifications in this browser, and the account's browsers that get them: `remove-device` posts `device`. */
export function PushDevices({
  status,
  busy = false,
  problem,
  devices,
  onTurnOn,
  onTurnOff,
}: PushDevicesProps) {
  const canChange = status === "on" || status === "off";
  return (
    <section aria-labelledby="push-devices">
      <Stack gap="m">
        <Heading level={2} size="subheading" id="push-devices">
          Notifications on this device
        </Heading>
        <div className={styles.pushStatus}>
          <div aria-hidden className={styles.longestPushStatus}>
            <Text measure>{longestStatusText}</Text>
          </div>
          <div role="status">
            <Text measure>{pushStatusTexts[status]}</Text>
          </div>
        </div>
        <ProblemBanner problem={problem} />
        <div className={styles.pushSwitch}>
          {canChange && (
            <Button busy={busy} onClick={status === "on" ? onTurnOff : onTurnOn}>
              {status === "on" ? "Turn off" : "Turn on"}
            </Button>
          )}
        </div>
        {devices.length > 0 && (
          <Stack gap="xs">
            <Heading level={3} size="label">
              Your devices with notifications
            </Heading>
            <ul className={styles.devices}>
              {devices.map((device) => (
                <Device key={device._id} device={device} />
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </section>
  );
}
