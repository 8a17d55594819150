import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { TimelineStep } from "@heirloop/machines/consignment/consignment-timeline";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AppForm } from "../../theme/form.tsx";
import { ConsignmentTimeline } from "./consignment-timeline.tsx";
import { dealOf, standing } from "./consignment-words.ts";
import * as styles from "./consignment-card.css.ts";

/** A consignment with its steps, and whether its owner may still take it back. */
export type OwnConsignment = {
  consignment: Consignment;
  steps: readonly TimelineStep[];
  mayWithdraw: boolean;
};

export type ConsignmentCardProps = OwnConsignment & {
  /** It is being taken back this moment. */
  busy?: boolean;
};

function Withdrawal({ consignment, busy }: Pick<ConsignmentCardProps, "consignment" | "busy">) {
  return (
    <details className={styles.withdraw}>
      <summary className={styles.withdrawSummary}>Take it back</summary>
      <AppForm method="post" preventScrollReset>
        <Stack gap="s">
          <input type="hidden" name="withdraw" value={consignment._id} />
          <Text size="small" measure>
            {consignment.status === "accepted"
              ? "The shop that took it is told that it need not come. To offer the piece again, you fill in the form anew."
              : "Shops do not see it any more. To offer the piece again, you fill in the form anew."}
          </Text>
          <div>
            <Button type="submit" variant="danger" size="small" busy={busy ?? false}>
              {`Take ${consignment.title} back`}
            </Button>
          </div>
        </Stack>
      </AppForm>
    </details>
  );
}

/** A piece that its owner has offered: where it stands, what was agreed, and every step on its way. */
export function ConsignmentCard({ consignment, steps, mayWithdraw, busy }: ConsignmentCardProps) {
  const { title, images, takenBy, listing } = consignment;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.picture}>
        <Picture src={images[0] ?? ""} alt="" size="thumbnail" sizes="(min-width: 601px) 144px, 88px" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <Text>{standing(consignment)}</Text>
        <Text size="small" tone="soft">
          {dealOf(consignment)}
        </Text>
        {(takenBy ?? listing) !== null && (
          <Inline gap="m">
            {listing && (
              <TextLink href={pageUrls.product({ heirloopId: listing, slug: "piece" })}>
                See the listing
              </TextLink>
            )}
            {takenBy && <TextLink href={pageUrls.profile(takenBy.slug)}>{takenBy.firstName}</TextLink>}
          </Inline>
        )}
      </div>
      <div className={styles.way}>
        <ConsignmentTimeline steps={steps} />
        {mayWithdraw && <Withdrawal consignment={consignment} busy={busy ?? false} />}
      </div>
    </article>
  );
}
