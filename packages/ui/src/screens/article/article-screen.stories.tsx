import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ArticleScreen } from "./article-screen.tsx";
import { buyerProtection } from "./buyer-protection.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfUse } from "./terms-of-use.ts";

const meta = preview.meta({
  component: ArticleScreen,
  title: "Screens/Article",
  parameters: { frame: "screen" },
  args: { article: buyerProtection },
});

export const BuyerProtection = meta.story({
  play: async ({ canvas }) => {
    const contents = canvas.getByRole("navigation", { name: "On this page" });
    const links = [...contents.querySelectorAll("a")].map((link) => [link.textContent, link.hash.slice(1)]);
    await expect(links).toEqual(buyerProtection.parts.map(({ id, title }) => [title, id]));
  },
});
export const Privacy = meta.story({ args: { article: privacyPolicy } });
export const Terms = meta.story({ args: { article: termsOfUse } });
export const ShortContent = meta.story({
  args: { article: { ...buyerProtection, parts: buyerProtection.parts.slice(0, 2) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation", { name: "On this page" })).toBeNull();
  },
});
