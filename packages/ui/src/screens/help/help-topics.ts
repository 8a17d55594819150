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

/** All answers, in the order in which users ask them (docs/product.md §4, §5, §10). */
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
