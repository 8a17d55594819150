import { account } from "./answers/account.ts";
import { checkout } from "./answers/checkout.ts";
import { consigning } from "./answers/consigning.ts";
import { delivery } from "./answers/delivery.ts";
import { finding } from "./answers/finding.ts";
import { offers } from "./answers/offers.ts";
import { payouts } from "./answers/payouts.ts";
import { returns } from "./answers/returns.ts";
import { selling } from "./answers/selling.ts";
import { shops } from "./answers/shops.ts";
import type { HelpTopic } from "./help-topic.ts";

/** Everything we answer, in the order in which one comes to ask it (docs/product.md §4, §5, §10). */
export const helpTopics: readonly HelpTopic[] = [
  finding,
  offers,
  checkout,
  delivery,
  returns,
  selling,
  payouts,
  consigning,
  shops,
  account,
];
