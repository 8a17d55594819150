import { dayWindowSchema } from "@heirloop/contract/order/order.schema";
import { proposableDays, type ProposalTime } from "@heirloop/contract/order/time-window";
import { Select } from "../../components/select/select.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { windowHours } from "./order-copy.ts";
import * as styles from "./order.css.ts";

export type TimeFieldsProps = {
  values?: Readonly<{ date?: string | undefined; window?: string | undefined }>;
  errors: Readonly<{ date?: string | undefined; window?: string | undefined }>;
  /** When the time is chosen, which limits the days. */
  at: ProposalTime;
};

/** A day and a part of it, in the fields `date` and `window`. */
export function TimeFields({ values = {}, errors, at }: TimeFieldsProps) {
  const { first, last } = proposableDays(at);
  return (
    <div className={styles.fieldRow}>
      <div className={styles.grows}>
        <TextField
          label="Day"
          name="date"
          type="date"
          required
          min={first}
          max={last}
          defaultValue={values.date}
          error={errors.date}
        />
      </div>
      <div className={styles.grows}>
        <Select
          label="Time of day"
          name="window"
          defaultValue={values.window || "morning"}
          options={dayWindowSchema.options.map((value) => ({ value, label: windowHours[value] }))}
          error={errors.window}
        />
      </div>
    </div>
  );
}
