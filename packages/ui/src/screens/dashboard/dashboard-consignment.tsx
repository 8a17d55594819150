import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Consignment, ConsignmentStatus } from "@heirloop/contract/consignment/consignment.schema";
import { formatLabel } from "@heirloop/contract/label/label";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Badge, type BadgeProps } from "../../components/badge/badge.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { Thumbnails } from "../../components/thumbnails/thumbnails.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import { formatDay } from "../../patterns/date/day.ts";
import { formatShortTime } from "../../patterns/date/short-time.ts";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";
import { DashboardPriceRequest } from "./dashboard-price-request.tsx";
import * as styles from "./dashboard-screen.css.ts";

/** Posted to the page's own address: `consignment` and `intent`; with `accept` also `pricePlan` (dollars) and `share` (percent), with `list` `title`, `price` (dollars) and `description`, with `request-price` `requestedPrice` (dollars). */
export type DashboardConsignmentProps = {
  consignment: Consignment;
  /** It may still be taken, or is this shop's. */
  open: boolean;
  now: string;
  /** Result of its form. */
  answer: FormState | undefined;
};

const orderStatusCopy: Record<ConsignmentStatus, { tone: NonNullable<BadgeProps["tone"]>; words: string }> = {
  submitted: { tone: "neutral", words: "Just offered" },
  available: { tone: "success", words: "Available" },
  accepted: { tone: "quiet", words: "To collect" },
  collected: { tone: "quiet", words: "Ready to list" },
  listed: { tone: "success", words: "For sale" },
  sold: { tone: "neutral", words: "Sold" },
  returned: { tone: "neutral", words: "Given back" },
  withdrawn: { tone: "neutral", words: "Withdrawn by the owner" },
  lapsed: { tone: "neutral", words: "Lapsed" },
};

/** Where the shop has agreed on a price with the owner and still has the piece to sell. */
const mayAskForLess: ReadonlySet<ConsignmentStatus> = new Set(["accepted", "collected", "listed"]);

const inches = ({ width, depth, height }: Consignment["dimensions"]) => `${width} × ${depth} × ${height} in`;

function getFacts(one: Consignment, now: string) {
  return [
    { key: "Owner expects", value: formatCents(one.expectedPrice) },
    ...(one.pricePlan === null
      ? []
      : [
          {
            key: "Agreed price",
            value: `${formatCents(one.pricePlan)} or more, ${one.share ?? 0}% to the owner`,
          },
        ]),
    ...(one.requestedPrice === null
      ? []
      : [{ key: "Asked the owner for", value: `${formatCents(one.requestedPrice)}, not answered yet` }]),
    ...(one.earned === null ? [] : [{ key: "Owner earned", value: formatCents(one.earned) }]),
    { key: "Kind", value: formatLabel(one.kind) },
    ...(one.brand === null ? [] : [{ key: "Maker", value: one.brand }]),
    ...(one.age === null ? [] : [{ key: "Age", value: one.age }]),
    { key: "Condition", value: conditionNames[one.condition].name },
    { key: "Width × depth × height", value: inches(one.dimensions) },
    { key: "Location", value: one.place },
    ...(one.pickupAccess === null ? [] : [{ key: "Pickup access", value: one.pickupAccess }]),
    { key: "Offered", value: `${formatShortTime(one.date, now)}, by ${one.consigner.firstName}` },
    ...(one.lapsesAt === null ? [] : [{ key: "Open until", value: formatDay(one.lapsesAt) }]),
  ];
}

/** Price and share, collapsed at first. */
function Accept({ consignment, answer }: Pick<DashboardConsignmentProps, "consignment" | "answer">) {
  const { _id, expectedPrice } = consignment;
  return (
    <Accordion
      items={[
        {
          id: _id,
          title: "Accept",
          open: answer?.errors !== undefined,
          content: (
            <AppForm method="post" noValidate preventScrollReset>
              <Stack gap="m" align="start">
                <input type="hidden" name="consignment" value={_id} />
                <Grid columns="two" gap="m">
                  <MoneyField
                    label="Your asking price"
                    name="pricePlan"
                    required
                    defaultCents={expectedPrice}
                    error={answer?.errors?.["pricePlan"]}
                  />
                  <TextField
                    label="The owner’s share"
                    name="share"
                    inputMode="numeric"
                    required
                    suffix="%"
                    defaultValue={String(constants.consignerShare)}
                    error={answer?.errors?.["share"]}
                  />
                </Grid>
                <Text size="small" tone="soft" measure>
                  The owner sees both, and has your name from then on. You can sell the piece for this price
                  or more; for less, you ask the owner first. Collect it within two weeks.
                </Text>
                <Button
                  type="submit"
                  variant="primary"
                  name="intent"
                  value="accept"
                  busy={answer?.busy ?? false}
                >
                  Accept
                </Button>
              </Stack>
            </AppForm>
          ),
        },
      ]}
    />
  );
}

/** The listing's fields, collapsed at first; the rest comes from the consignment. */
function PutUp({ consignment, answer }: Pick<DashboardConsignmentProps, "consignment" | "answer">) {
  const { _id, title, pricePlan, expectedPrice } = consignment;
  const errors = answer?.errors ?? {};
  return (
    <Accordion
      items={[
        {
          id: `${_id}-list`,
          title: "Put it up for sale",
          open: Object.keys(errors).some((field) => field !== "requestedPrice"),
          content: (
            <AppForm method="post" noValidate preventScrollReset>
              <Stack gap="m" align="start">
                <input type="hidden" name="consignment" value={_id} />
                <Grid columns="two" gap="m">
                  <TextField
                    label="Title"
                    name="title"
                    required
                    defaultValue={title}
                    error={errors["title"]}
                  />
                  <MoneyField
                    label="Price"
                    name="price"
                    required
                    defaultCents={pricePlan ?? expectedPrice}
                    hint={
                      pricePlan === null
                        ? undefined
                        : `At least ${formatCents(pricePlan)}, as agreed with the owner.`
                    }
                    error={errors["price"]}
                  />
                </Grid>
                <TextArea
                  label="Description"
                  name="description"
                  optional
                  hint="Left empty, it says what the owner told us. Everything else can be changed in its listing afterwards."
                  error={errors["description"]}
                />
                <Button
                  type="submit"
                  variant="primary"
                  name="intent"
                  value="list"
                  busy={answer?.busy ?? false}
                >
                  Put it up for sale
                </Button>
              </Stack>
            </AppForm>
          ),
        },
      ]}
    />
  );
}

function Step({ consignment: { _id, status, listing, title }, answer }: DashboardConsignmentProps) {
  const busy = answer?.busy ?? false;
  return (
    <AppForm method="post" preventScrollReset>
      <input type="hidden" name="consignment" value={_id} />
      <Inline gap="s">
        {status === "available" && (
          <Button type="submit" variant="quiet" flush name="intent" value="decline" busy={busy}>
            Decline
          </Button>
        )}
        {status === "accepted" && (
          <Button type="submit" name="intent" value="collect" busy={busy}>
            I have collected it
          </Button>
        )}
        {listing !== null && status === "listed" && (
          <ButtonLink href={pageUrls.editListing(listing)} aria-label={`Edit the listing of ${title}`}>
            Edit the listing
          </ButtonLink>
        )}
        {(status === "collected" || status === "listed") && (
          <Button type="submit" variant="quiet" flush name="intent" value="return" busy={busy}>
            Return to the owner
          </Button>
        )}
      </Inline>
    </AppForm>
  );
}

/** One consignment with its status and the shop's actions. */
export function DashboardConsignment(props: DashboardConsignmentProps) {
  const { consignment, open, now, answer } = props;
  const { tone, words } = orderStatusCopy[consignment.status];
  const passed = !open && consignment.status === "available";
  const facts = getFacts(consignment, now);
  const half = Math.ceil(facts.length / 2);
  return (
    <li className={styles.consignment}>
      <div className={styles.pictures}>
        <Thumbnails
          label={`Pictures of ${consignment.title}`}
          images={consignment.images}
          sizes="(min-width: 601px) 176px, 18rem"
        />
      </div>
      <Stack gap="m">
        <Inline gap="s" align="baseline">
          <Heading level={2} size="subheading">
            {consignment.title}
          </Heading>
          <Badge tone={passed ? "neutral" : tone}>{passed ? "Passed on" : words}</Badge>
        </Inline>
        <div className={styles.facts}>
          <KeyValueList items={facts.slice(0, half)} />
          <KeyValueList items={facts.slice(half)} />
        </div>
        {open && consignment.status === "available" && <Accept consignment={consignment} answer={answer} />}
        {open && consignment.status === "collected" && <PutUp consignment={consignment} answer={answer} />}
        {open && mayAskForLess.has(consignment.status) && (
          <DashboardPriceRequest consignment={consignment} answer={answer} />
        )}
        {open && <Step {...props} />}
      </Stack>
    </li>
  );
}
