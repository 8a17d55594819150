import { TextField, type TextFieldProps } from "../../components/text-field/text-field.tsx";
import * as styles from "./order-case-screen.css.ts";

/**
 * The dollars of a refund, in a form with a choice named `solution`. The style sheet shows it only while `refund` is
 * chosen there, so that it works without JavaScript. What was typed before another choice is sent, and has no meaning.
 */
export const RefundAmountField = (props: Pick<TextFieldProps, "hint" | "defaultValue" | "error">) => (
  <div className={styles.refundAmount}>
    <TextField
      label="Amount of the refund"
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      {...props}
    />
  </div>
);
