import type { Letter } from "../../platform/mail/mail-template.ts";

/** The order number in a mail, which support asks for. */
export const orderNumberRow = (orderId: string): NonNullable<Letter["facts"]>[number] => [
  "Order number",
  orderId,
];
