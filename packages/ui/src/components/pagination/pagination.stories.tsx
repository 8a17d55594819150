import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Pagination } from "./pagination.tsx";

const meta = preview.meta({
  component: Pagination,
  title: "Components/Pagination",
  args: { page: 6, totalPages: 40, getHref: (page) => `?page=${page}` },
});

const shown = (links: HTMLElement[]) =>
  links
    .map((link) => link.textContent)
    .join(" ")
    .trim();

export const MiddlePage = meta.story({
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByRole("listitem"))).toBe("1 5 6 7 40");
    await expect(canvas.getByRole("link", { name: "Page 6" })).toHaveAttribute("aria-current", "page");
  },
});
export const FirstPage = meta.story({ args: { page: 1 } });
export const SinglePageGap = meta.story({
  args: { page: 4, totalPages: 6 },
  play: async ({ canvas }) => expect(shown(canvas.getAllByRole("listitem"))).toBe("1 2 3 4 5 6"),
});
