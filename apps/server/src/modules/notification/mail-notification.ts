import { canTurnOff, notificationKinds } from "@heirloop/contract/notification/notification-kinds";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { channelsFor } from "@heirloop/machines/notification-preferences/channels-for";
import { formatMail } from "../../platform/mail/mail-template.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import type { Platform } from "../../platform/platform.ts";
import { getRecipient } from "./notification-preference.service.ts";
import type { MailNotification } from "./notification.port.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

/** Sends mails about notifications as their recipients prefer. */
export function createMailNotification({
  env,
  jobs,
  now,
  signingKey,
}: Pick<Platform, "env" | "jobs" | "now" | "signingKey">): MailNotification {
  const key = signingKey("unsubscribe");
  return async (tx, { user, types, letter, calendar }) => {
    const { preferences, isClosed } = await getRecipient(tx, user.id);
    if (isClosed) return;
    const times = types.flatMap((type) => channelsFor(type, preferences, now().getTime()).email ?? []);
    if (times.length === 0) return;
    const canUnsubscribe = types.every((type) => canTurnOff(type, "email"));
    const mail = formatMail({
      ...letter,
      to: user.email,
      ...(canUnsubscribe && {
        subscription: {
          label: types.map((type) => `“${notificationKinds[type].label}”`).join(" or "),
          unsubscribe: `${env.publicUrl}${pageUrls.unsubscribe(createUnsubscribeToken(key, { userId: user.id, types }))}`,
          preferences: `${env.publicUrl}${pageUrls.notificationSettings()}`,
        },
      }),
    });
    await jobs.enqueue(tx, sendMail, calendar === undefined ? mail : { ...mail, calendar }, {
      runAt: new Date(Math.min(...times)),
    });
  };
}
