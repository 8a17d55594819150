import preview from "../../../../../.storybook/preview.tsx";
import { ArticleScreen } from "./article-screen.tsx";
import { buyerProtection } from "./buyer-protection.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfUse } from "./terms-of-use.ts";

const meta = preview.meta({ component: ArticleScreen, args: { article: buyerProtection } });

export const BuyerProtection = meta.story();
export const Privacy = meta.story({ args: { article: privacyPolicy } });
export const Terms = meta.story({ args: { article: termsOfUse } });
